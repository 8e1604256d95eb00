/** Where each read stands in the cache. */
export const keys = {
  damageCustomer: ['skadekunde'],
  banks: ['banker'],
  employees: ['ansatte'],
  organisationRelations: ['relasjoner', 'admin'],
  privateRelations: ['privat-relasjon'],
  travelCards: ['reisekort'],
  consents: ['samtykke'],
  reservations: ['reservasjon'],
} as const;

type Key = readonly unknown[];

/** The visitor's own relations, and the organisation's. */
const relations: Key = ['relasjoner'];

/** Wherever the customer's phone number and e-mail address stand. */
const contact: readonly Key[] = [['kontaktinfo'], ['personkunde'], keys.damageCustomer];

/** What is no longer true after a write: read anew when it is asked for again. */
export const outdatedBy = {
  submitSelfDeclaration: [],
  reportEmployeeIn: [keys.employees],
  reportVirkeEmployeeIn: [keys.employees],
  reportEmployeeOut: [keys.employees],
  reportVirkeEmployeeOut: [keys.employees],
  reportSelfAdministered: [keys.employees],
  changePolicy: [],
  orderPolicy: [],
  createRelation: [relations],
  deleteRelation: [relations],
  createPrivateRelation: [keys.privateRelations],
  deletePrivateRelation: [keys.privateRelations],
  shareTravelCard: [keys.travelCards],
  generateTravelCards: [keys.travelCards],
  addTravelCard: [keys.travelCards],
  deleteTravelCard: [keys.travelCards],
  updateConsent: [keys.consents],
  updateReservation: [keys.reservations],
  updateContactInfo: contact,
} as const satisfies Record<string, readonly Key[]>;

export type Write = keyof typeof outdatedBy;
