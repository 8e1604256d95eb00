import type { DocumentFilter } from '#domain/policies/document-filter.ts';
import type { Toggle } from '#domain/site/toggle.ts';

type Key = readonly unknown[];

/** Where each read stands in the cache. */
export const keys = {
  damageCustomer: ['skadekunde'],
  banks: ['banker'],
  personCustomer: ['personkunde'],
  contactInfo: ['kontaktinfo'],
  toggle: (name: Toggle) => ['toggle', name],
  routing: ['routing'],
  lifeHealthDeclaration: ['routing', 'helseerklaering'],
  damagePolicies: ['routing', 'skadeforsikringer'],
  salesEntrance: ['skadesalgsinngang'],
  newSaleParameters: ['nysalg-skade'],
  digitalSale: ['digitalt-salg'],
  agreementSwitch: ['avtalebytte'],
  identification: ['avtalebytte', 'identification'],
  relations: ['relasjoner', 'egne'],
  bankInfo: ['bankinfo'],
  directAccess: ['direktetilgang'],
  healthDeclarationTasks: ['oppgaver', 'helseerklaering'],
  communicationTasks: ['oppgaver', 'kundekommunikasjon'],
  documentTasks: ['oppgaver', 'dokumenter'],
  unpaidInvoices: (numbers: object) => ['oppgaver', 'ubetalte-faktura', numbers],
  claims: (kundenummer: string) => ['oppgaver', 'skademeldinger', kundenummer],
  healthDeclaration: ['har-helseerklaering'],
  unreadDocuments: ['har-uleste-dokumenter'],
  digitalAcceptance: ['har-digital-aksept'],
  digitalInsurances: ['digitale-forsikringer'],
  documents: (filter: DocumentFilter) => ['dokumenter', filter],
  messageThreads: ['antall-meldingstrader'],
  directDebit: (type: string, ...back: readonly string[]) => ['avtalegiro', type, ...back],
  employees: ['ansatte'],
  organisationRelations: ['relasjoner', 'admin'],
  privateRelations: ['privat-relasjon'],
  travelCards: ['reisekort'],
  consents: ['samtykke'],
  reservations: ['reservasjon'],
  policyDetails: ['forsikringsdetaljer'],
  certificates: ['bevis'],
  offerLetters: ['tilbudsbrev'],
  sharedPolicies: ['delteforsikringer'],
  terms: ['vilkar'],
  proposals: ['tilbud'],
} as const satisfies Record<string, Key | ((...parts: never[]) => Key)>;

/** All that has been read: it was read for the agreement that the visitor acted for. */
const everything: Key = [];

/** What is no longer true after a write: read anew when it is asked for again. */
export const outdatedBy = {
  submitSelfDeclaration: [],
  switchToBusiness: [everything],
  switchToPrivate: [everything],
  refreshRelations: [keys.relations],
  logError: [],
  orderGreenCard: [],
  reportEmployeeIn: [keys.employees],
  reportVirkeEmployeeIn: [keys.employees],
  reportEmployeeOut: [keys.employees],
  reportVirkeEmployeeOut: [keys.employees],
  reportSelfAdministered: [keys.employees],
  changePolicy: [],
  orderPolicy: [],
  createRelation: [keys.relations, keys.organisationRelations],
  deleteRelation: [keys.relations, keys.organisationRelations],
  createPrivateRelation: [keys.privateRelations],
  deletePrivateRelation: [keys.privateRelations],
  shareTravelCard: [keys.travelCards],
  generateTravelCards: [keys.travelCards],
  addTravelCard: [keys.travelCards],
  deleteTravelCard: [keys.travelCards],
  updateConsent: [keys.consents],
  updateReservation: [keys.reservations],
  // Wherever phone number and e-mail address stand.
  updateContactInfo: [keys.contactInfo, keys.personCustomer, keys.damageCustomer],
} as const satisfies Record<string, readonly Key[]>;

export type Write = keyof typeof outdatedBy;
