import { HerdDetail, HorseDetail } from '#domain/policies/details/animals.ts';
import { BuildingDetail } from '#domain/policies/details/building.ts';
import { describeHerds, describeHorses } from '#domain/policies/details/describe-animals.ts';
import {
  describeBuildings,
  describeFarmBuildings,
  describeFarmStock,
} from '#domain/policies/details/describe-buildings.ts';
import { describeMachines } from '#domain/policies/details/describe-farm-machines.ts';
import { describeFarmerAccident } from '#domain/policies/details/describe-people.ts';
import { FarmBuildingDetail, FarmStockDetail, MachineDetail } from '#domain/policies/details/farm.ts';
import { FarmerAccidentDetail } from '#domain/policies/details/person.ts';
import { detailCall } from './detail-call.ts';

export const getFarmResidenceDetail = detailCall('/landbruk/vaningshus', BuildingDetail, describeBuildings);
export const getFarmOutbuildingDetail = detailCall(
  '/landbruk/driftsbygning',
  FarmBuildingDetail,
  describeFarmBuildings,
);
export const getBreedingHerdDetail = detailCall('/landbruk/avlsbesetning', HerdDetail, describeHerds);
export const getMachineDetail = detailCall('/landbruk/maskin', MachineDetail, describeMachines);
export const getHorseDetail = detailCall('/landbruk/hest', HorseDetail, describeHorses);
export const getLivestockDetail = detailCall('/landbruk/husdyr', FarmStockDetail, describeFarmStock);
export const getFodderDetail = detailCall('/landbruk/for', FarmStockDetail, describeFarmStock);
export const getFarmerAccidentDetail = detailCall(
  '/landbruk/gardbrukerulykke',
  FarmerAccidentDetail,
  describeFarmerAccident,
);
