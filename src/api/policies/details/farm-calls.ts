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

export const farmDetails = {
  getFarmResidenceDetail: detailCall('/landbruk/vaningshus', BuildingDetail, describeBuildings),
  getFarmOutbuildingDetail: detailCall('/landbruk/driftsbygning', FarmBuildingDetail, describeFarmBuildings),
  getBreedingHerdDetail: detailCall('/landbruk/avlsbesetning', HerdDetail, describeHerds),
  getMachineDetail: detailCall('/landbruk/maskin', MachineDetail, describeMachines),
  getHorseDetail: detailCall('/landbruk/hest', HorseDetail, describeHorses),
  getLivestockDetail: detailCall('/landbruk/husdyr', FarmStockDetail, describeFarmStock),
  getPoultryDetail: detailCall('/landbruk/fjorfe', FarmStockDetail, describeFarmStock),
  getFodderDetail: detailCall('/landbruk/for', FarmStockDetail, describeFarmStock),
  getFarmerAccidentDetail: detailCall(
    '/landbruk/gardbrukerulykke',
    FarmerAccidentDetail,
    describeFarmerAccident,
  ),
};
