import { PetDetail } from '#domain/policies/details/animals.ts';
import { BuildingDetail } from '#domain/policies/details/building.ts';
import { describeCovers } from '#domain/policies/details/covers.ts';
import { describePets } from '#domain/policies/details/describe-animals.ts';
import { describeBuildings } from '#domain/policies/details/describe-buildings.ts';
import { describeIncome } from '#domain/policies/details/describe-people.ts';
import { GenericDetail } from '#domain/policies/details/generic.ts';
import { IncomeDetail } from '#domain/policies/details/person.ts';
import { detailCall } from './detail-call.ts';

export const privateDetails = {
  getHomeDetail: detailCall('/privat/bolig', BuildingDetail, describeBuildings),
  getContentsDetail: detailCall('/privat/innbo', GenericDetail, describeCovers),
  getTravelDetail: detailCall('/privat/reise', GenericDetail, describeCovers),
  getAccidentDetail: detailCall('/privat/ulykke', GenericDetail, describeCovers),
  getHolidayHomeDetail: detailCall('/privat/fritidsbolig', BuildingDetail, describeBuildings),
  getDogDetail: detailCall('/privat/hund', PetDetail, describePets),
  getCatDetail: detailCall('/privat/katt', PetDetail, describePets),
  getBoatDetail: detailCall('/privat/fritidsbat', GenericDetail, describeCovers),
  getYouthDetail: detailCall('/privat/ung', GenericDetail, describeCovers),
  getIncomeDetail: detailCall('/inntekt/inntekt', IncomeDetail, describeIncome),
  getDroneDetail: detailCall('/privat/drone', GenericDetail, describeCovers),
  getEikaPlussDetail: detailCall('/privat/eikapluss', GenericDetail, describeCovers),
};
