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
  createRelation: [keys.organisationRelations],
  deleteRelation: [keys.organisationRelations],
  createPrivateRelation: [keys.privateRelations],
  deletePrivateRelation: [keys.privateRelations],
  shareTravelCard: [keys.travelCards],
  generateTravelCards: [keys.travelCards],
  addTravelCard: [keys.travelCards],
  deleteTravelCard: [keys.travelCards],
  updateConsent: [keys.consents],
  updateReservation: [keys.reservations],
  updateContactInfo: [],
} as const satisfies Record<string, readonly Key[]>;

export type Write = keyof typeof outdatedBy;
