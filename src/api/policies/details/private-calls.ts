import { PetDetail } from './animals.ts';
import { BuildingDetail } from './building.ts';
import { detailCall } from './detail-call.ts';
import { GenericDetail } from './generic.ts';
import { IncomeDetail } from './person.ts';

export const getHomeDetail = detailCall('/privat/bolig', BuildingDetail);
export const getContentsDetail = detailCall('/privat/innbo', GenericDetail);
export const getTravelDetail = detailCall('/privat/reise', GenericDetail);
export const getAccidentDetail = detailCall('/privat/ulykke', GenericDetail);
export const getHolidayHomeDetail = detailCall('/privat/fritidsbolig', BuildingDetail);
export const getDogDetail = detailCall('/privat/hund', PetDetail);
export const getCatDetail = detailCall('/privat/katt', PetDetail);
export const getBoatDetail = detailCall('/privat/fritidsbat', GenericDetail);
export const getYouthDetail = detailCall('/privat/ung', GenericDetail);
export const getIncomeDetail = detailCall('/inntekt/inntekt', IncomeDetail);
export const getDroneDetail = detailCall('/privat/drone', GenericDetail);
export const getEikaPlussDetail = detailCall('/privat/eikapluss', GenericDetail);
