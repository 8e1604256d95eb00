import {
  createRelationRefusals,
  deleteRelationRefusals,
  organisationRelationsRefusals,
} from '#domain/access/errors.ts';
import { damagePoliciesRefusals } from '#domain/arriving/errors.ts';
import { directDebitFormRefusals } from '#domain/buying/direct-debit-errors.ts';
import { salesEntranceRefusals } from '#domain/buying/errors.ts';
import { bankListRefusals, declarationRefusals } from '#domain/buying/self-declaration-errors.ts';
import { taskRefusals } from '#domain/overview/errors.ts';
import { certificateRefusals, detailRefusals, proposalRefusals } from '#domain/policies/document-errors.ts';
import {
  consentsRefusals,
  updateConsentRefusals,
  updateContactInfoRefusals,
  updateReservationRefusals,
} from '#domain/settings/errors.ts';
import { createInsightRefusals, deleteInsightRefusals, sharingListRefusals } from '#domain/sharing/errors.ts';
import {
  addTravelCardRefusals,
  createTravelCardRefusals,
  deleteTravelCardRefusals,
  shareTravelCardRefusals,
  travelCardRefusals,
} from '#domain/travel-cards/errors.ts';
import { damageCustomerRefusals, personCustomerRefusals } from './customer.ts';
import { employeeReportRefusals, requestRefusals } from './forms.ts';
import { generalRefusals } from './general.ts';
import { identificationRefusals } from './identification.ts';
import type { RefusalIn, RefusalTable } from './refusals.ts';

/** The spec has no words for these calls of their own. */
const general = { otherwise: generalRefusals } as const;

/**
 * Every call of which the spec says what the customer reads, by its operation in the contract (the names
 * are assumed), and those that a flow makes without words of their own: of any such call, `generalNotice` tells.
 * For tests and tools, and for types. A flow imports the tables of its own calls instead: this file
 * brings in the texts of all of them.
 */
export const errorCatalogue = {
  getDamageCustomer: damageCustomerRefusals,
  getPersonCustomer: personCustomerRefusals,
  getIdentification: identificationRefusals,
  getAgreementSwitch: identificationRefusals,
  listHealthDeclarationTasks: taskRefusals,
  listCommunicationTasks: taskRefusals,
  listDocumentTasks: taskRefusals,
  listUnpaidInvoices: taskRefusals,
  listClaims: taskRefusals,
  getSalesEntrance: salesEntranceRefusals,
  listBanks: bankListRefusals,
  submitSelfDeclaration: declarationRefusals,
  getDirectDebitForm: directDebitFormRefusals,
  listRelations: general,
  refreshRelations: general,
  getToggle: general,
  getRouting: general,
  hasDamagePolicies: damagePoliciesRefusals,
  getDirectAccess: general,
  listDigitalInsurances: general,
  hasDigitalAcceptance: general,
  countMessageThreads: general,
  hasHealthDeclaration: general,
  hasUnreadDocuments: general,
  documentsExist: general,
  switchToBusiness: general,
  switchToPrivate: general,
  getDigitalSale: general,
  getNewSaleParameters: general,
  hasLifeHealthDeclaration: general,
  listOrganisationRelations: organisationRelationsRefusals,
  createRelation: createRelationRefusals,
  deleteRelation: deleteRelationRefusals,
  listPrivateRelations: sharingListRefusals,
  listSharedPolicies: sharingListRefusals,
  createPrivateRelation: createInsightRefusals,
  deletePrivateRelation: deleteInsightRefusals,
  listTravelCards: travelCardRefusals,
  getTravelCard: travelCardRefusals,
  generateTravelCards: createTravelCardRefusals,
  shareTravelCard: shareTravelCardRefusals,
  addTravelCard: addTravelCardRefusals,
  deleteTravelCard: deleteTravelCardRefusals,
  getBankInfo: general,
  listConsents: consentsRefusals,
  updateConsent: updateConsentRefusals,
  getContactInfo: general,
  updateContactInfo: updateContactInfoRefusals,
  updateReservation: updateReservationRefusals,
  getPolicyDetail: detailRefusals,
  getCertificate: certificateRefusals,
  getSharedCertificate: certificateRefusals,
  listProposals: proposalRefusals,
  getOfferLetter: proposalRefusals,
  changePolicy: requestRefusals,
  orderPolicy: requestRefusals,
  reportEmployeeIn: employeeReportRefusals,
  reportSelfAdministered: employeeReportRefusals,
} as const satisfies Record<string, RefusalTable>;

/** A call, by its name in the contract. */
export type Operation = keyof typeof errorCatalogue;

/** What the spec names as refusals of a call: the cases that its flow has to have. */
export type RefusalOf<Call extends Operation> = RefusalIn<(typeof errorCatalogue)[Call]>;
