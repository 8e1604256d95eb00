import { HerdDetail, HorseDetail } from './animals.ts';
import { BuildingDetail } from './building.ts';
import { detailCall } from './detail-call.ts';
import { FarmBuildingDetail, FarmStockDetail, MachineDetail } from './farm.ts';
import { FarmerAccidentDetail } from './person.ts';

export const getFarmResidenceDetail = detailCall('/landbruk/vaningshus', BuildingDetail);
export const getFarmOutbuildingDetail = detailCall('/landbruk/driftsbygning', FarmBuildingDetail);
export const getBreedingHerdDetail = detailCall('/landbruk/avlsbesetning', HerdDetail);
export const getMachineDetail = detailCall('/landbruk/maskin', MachineDetail);
export const getHorseDetail = detailCall('/landbruk/hest', HorseDetail);
export const getLivestockDetail = detailCall('/landbruk/husdyr', FarmStockDetail);
export const getFodderDetail = detailCall('/landbruk/for', FarmStockDetail);
export const getFarmerAccidentDetail = detailCall('/landbruk/gardbrukerulykke', FarmerAccidentDetail);
