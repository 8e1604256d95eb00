import type { Key } from './cache.ts';
import * as keys from './keys.ts';

// The reads that each write invalidates: the next request loads them again. One list for each write.

type Invalidated = readonly Key[];

/** All reads: their responses belong to the previous party. */
const everything: Key = [];

export const submitSelfDeclaration: Invalidated = [];
export const switchToBusiness: Invalidated = [everything];
export const switchToPrivate: Invalidated = [everything];
export const refreshRelations: Invalidated = [keys.relations];
export const logError: Invalidated = [];
export const orderGreenCard: Invalidated = [];
export const reportEmployee: Invalidated = [keys.employees];
export const reportSelfAdministered: Invalidated = [keys.employees];
export const changePolicy: Invalidated = [];
export const orderPolicy: Invalidated = [];
export const createRelation: Invalidated = [keys.relations, keys.organisationRelations];
export const deleteRelation: Invalidated = [keys.relations, keys.organisationRelations];
export const createPrivateRelation: Invalidated = [keys.privateRelations];
export const deletePrivateRelation: Invalidated = [keys.privateRelations];
export const shareTravelCard: Invalidated = [keys.travelCards];
export const generateTravelCards: Invalidated = [keys.travelCards];
export const addTravelCard: Invalidated = [keys.travelCards];
export const deleteTravelCard: Invalidated = [keys.travelCards];
export const updateConsent: Invalidated = [keys.consents];
export const updateReservation: Invalidated = [keys.reservations];
/** The responses of these reads contain the phone number and the e-mail address. */
export const updateContactInfo: Invalidated = [keys.contactInfo, keys.personCustomer, keys.damageCustomer];
