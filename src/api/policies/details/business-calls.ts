import { BuildingDetail } from '#domain/policies/details/building.ts';
import {
  BusinessDetail,
  CraftsmanDetail,
  OccupationalInjuryDetail,
} from '#domain/policies/details/business.ts';
import { describeBuildings } from '#domain/policies/details/describe-buildings.ts';
import { describeBusiness, describeCrafts } from '#domain/policies/details/describe-business.ts';
import { describeGeneric } from '#domain/policies/details/describe-generic.ts';
import { describeOccupationGroups } from '#domain/policies/details/describe-people.ts';
import { describeHeavyVehicle, describeVehicle } from '#domain/policies/details/describe-vehicle.ts';
import { GenericDetail } from '#domain/policies/details/generic.ts';
import { HeavyVehicleDetail, VehicleDetail } from '#domain/policies/details/vehicle.ts';
import { detailCall } from './detail-call.ts';

export const businessDetails = {
  getCraftsmanDetail: detailCall('/bedrift/handverker', CraftsmanDetail, describeCrafts),
  getBusinessDetail: detailCall('/bedrift/bedrift', BusinessDetail, describeBusiness),
  getEmployeeHealthDetail: detailCall('/bedrift/helse', GenericDetail, describeGeneric),
  getPersonnelDetail: detailCall('/bedrift/personal', GenericDetail, describeGeneric),
  getOccupationalInjuryDetail: detailCall(
    '/bedrift/yrkesskade',
    OccupationalInjuryDetail,
    describeOccupationGroups,
  ),
  getHouseOwnerDetail: detailCall('/bedrift/huseier', BuildingDetail, describeBuildings),
  getCommercialVehicleDetail: detailCall('/bedrift/naringsbil', VehicleDetail, describeVehicle),
  getHeavyVehicleDetail: detailCall('/bedrift/tungt-kjoretoy', HeavyVehicleDetail, describeHeavyVehicle),
  getVirkeDetail: detailCall('/bedrift/virke', GenericDetail, describeGeneric),
  getEmployeeTravelDetail: detailCall('/bedrift/reise-bedrift', GenericDetail, describeGeneric),
};
