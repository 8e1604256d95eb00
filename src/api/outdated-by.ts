import type { Key } from './cache.ts';
import * as keys from './keys.ts';

// The reads that each write outdates: the next request loads them again. One list for each write.

type Outdated = readonly Key[];

/** All reads: their responses belong to the previous party. */
const everything: Key = [];

export const submitSelfDeclaration: Outdated = [];
export const switchToBusiness: Outdated = [everything];
export const switchToPrivate: Outdated = [everything];
export const refreshRelations: Outdated = [keys.relations];
export const logError: Outdated = [];
export const orderGreenCard: Outdated = [];
export const reportEmployee: Outdated = [keys.employees];
export const reportSelfAdministered: Outdated = [keys.employees];
export const changePolicy: Outdated = [];
export const orderPolicy: Outdated = [];
export const createRelation: Outdated = [keys.relations, keys.organisationRelations];
export const deleteRelation: Outdated = [keys.relations, keys.organisationRelations];
export const createPrivateRelation: Outdated = [keys.privateRelations];
export const deletePrivateRelation: Outdated = [keys.privateRelations];
export const shareTravelCard: Outdated = [keys.travelCards];
export const generateTravelCards: Outdated = [keys.travelCards];
export const addTravelCard: Outdated = [keys.travelCards];
export const deleteTravelCard: Outdated = [keys.travelCards];
export const updateConsent: Outdated = [keys.consents];
export const updateReservation: Outdated = [keys.reservations];
/** The responses of these reads contain the phone number and the e-mail address. */
export const updateContactInfo: Outdated = [keys.contactInfo, keys.personCustomer, keys.damageCustomer];
