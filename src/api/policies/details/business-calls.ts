import { BuildingDetail } from './building.ts';
import { BusinessDetail, CraftsmanDetail, OccupationalInjuryDetail } from './business.ts';
import { detailCall } from './detail-call.ts';
import { GenericDetail } from './generic.ts';
import { HeavyVehicleDetail, VehicleDetail } from './vehicle.ts';

export const getCraftsmanDetail = detailCall('/bedrift/handverker', CraftsmanDetail);
export const getBusinessDetail = detailCall('/bedrift/bedrift', BusinessDetail);
export const getEmployeeHealthDetail = detailCall('/bedrift/helse', GenericDetail);
export const getPersonnelDetail = detailCall('/bedrift/personal', GenericDetail);
export const getOccupationalInjuryDetail = detailCall('/bedrift/yrkesskade', OccupationalInjuryDetail);
export const getHouseOwnerDetail = detailCall('/bedrift/huseier', BuildingDetail);
export const getCommercialVehicleDetail = detailCall('/bedrift/naringsbil', VehicleDetail);
export const getHeavyVehicleDetail = detailCall('/bedrift/tungt-kjoretoy', HeavyVehicleDetail);
export const getVirkeDetail = detailCall('/bedrift/virke', GenericDetail);
export const getEmployeeTravelDetail = detailCall('/bedrift/reise-bedrift', GenericDetail);
