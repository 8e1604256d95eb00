import { PetDetail } from '#domain/policies/details/animals.ts';
import { BuildingDetail } from '#domain/policies/details/building.ts';
import { describePets } from '#domain/policies/details/describe-animals.ts';
import { describeBuildings } from '#domain/policies/details/describe-buildings.ts';
import { describeGeneric } from '#domain/policies/details/describe-generic.ts';
import { describeIncome } from '#domain/policies/details/describe-people.ts';
import { GenericDetail } from '#domain/policies/details/generic.ts';
import { IncomeDetail } from '#domain/policies/details/person.ts';
import { detailCall } from './detail-call.ts';

export const privateDetails = {
  getHomeDetail: detailCall('/privat/bolig', BuildingDetail, describeBuildings),
  getContentsDetail: detailCall('/privat/innbo', GenericDetail, describeGeneric),
  getTravelDetail: detailCall('/privat/reise', GenericDetail, describeGeneric),
  getAccidentDetail: detailCall('/privat/ulykke', GenericDetail, describeGeneric),
  getHolidayHomeDetail: detailCall('/privat/fritidsbolig', BuildingDetail, describeBuildings),
  getDogDetail: detailCall('/privat/hund', PetDetail, describePets),
  getCatDetail: detailCall('/privat/katt', PetDetail, describePets),
  getBoatDetail: detailCall('/privat/fritidsbat', GenericDetail, describeGeneric),
  getYouthDetail: detailCall('/privat/ung', GenericDetail, describeGeneric),
  getIncomeDetail: detailCall('/inntekt/inntekt', IncomeDetail, describeIncome),
  getDroneDetail: detailCall('/privat/drone', GenericDetail, describeGeneric),
  getEikaPlussDetail: detailCall('/privat/eikapluss', GenericDetail, describeGeneric),
};
