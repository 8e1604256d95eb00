import {
  createRelationRefusals,
  deleteRelationRefusals,
  organisationRelationsRefusals,
} from '#domain/access/errors.ts';
import { damagePoliciesRefusals } from '#domain/arriving/errors.ts';
import { directDebitFormRefusals } from '#domain/buying/direct-debit-errors.ts';
import { salesEntranceRefusals } from '#domain/buying/errors.ts';
import { bankListRefusals, declarationRefusals } from '#domain/buying/self-declaration-errors.ts';
import { employeeListRefusals, employeeReportRefusals } from '#domain/employees/errors.ts';
import { damageCustomerRefusals, personCustomerRefusals } from '#domain/errors/customer.ts';
import { generalRefusals } from '#domain/errors/general.ts';
import { identificationRefusals } from '#domain/errors/identification.ts';
import type { RefusalIn, RefusalTable } from '#domain/errors/refusals.ts';
import { taskRefusals } from '#domain/overview/errors.ts';
import { certificateRefusals, detailRefusals, proposalRefusals } from '#domain/policies/document-errors.ts';
import { changeRefusals, orderRefusals } from '#domain/requests/errors.ts';
import {
  consentsRefusals,
  updateConsentRefusals,
  updateContactInfoRefusals,
  updateReservationRefusals,
} from '#domain/settings/errors.ts';
import { createInsightRefusals, deleteInsightRefusals, sharingListRefusals } from '#domain/sharing/errors.ts';
import {
  addTravelCardRefusals,
  deleteTravelCardRefusals,
  generateTravelCardsRefusals,
  shareTravelCardRefusals,
  travelCardRefusals,
} from '#domain/travel-cards/errors.ts';

/** Calls without words of their own in the spec. */
const general = { otherwise: generalRefusals } as const;

/**
 * The error texts of every call, by its operation in the contract (the names are assumed). Calls without words of their own
 * use `generalNotice`. For tests, tools and types only: a flow imports the tables of its own calls, because this file
 * imports the texts of all of them.
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
  findTravelCard: travelCardRefusals,
  generateTravelCards: generateTravelCardsRefusals,
  shareTravelCard: shareTravelCardRefusals,
  addTravelCard: addTravelCardRefusals,
  deleteTravelCard: deleteTravelCardRefusals,
  getBankInfo: general,
  listConsents: consentsRefusals,
  updateConsent: updateConsentRefusals,
  getContactInfo: general,
  updateContactInfo: updateContactInfoRefusals,
  getReservation: updateReservationRefusals,
  updateReservation: updateReservationRefusals,
  getPolicyDetail: detailRefusals,
  getTermsMetadata: detailRefusals,
  getCertificate: certificateRefusals,
  getSharedCertificate: certificateRefusals,
  orderGreenCard: general,
  listProposals: proposalRefusals,
  getOfferLetter: proposalRefusals,
  changePolicy: changeRefusals,
  orderPolicy: orderRefusals,
  listEmployees: employeeListRefusals,
  reportEmployeeIn: employeeReportRefusals,
  reportSelfAdministered: employeeReportRefusals,
} as const satisfies Record<string, RefusalTable>;

/** A call, by its name in the contract. */
export type Operation = keyof typeof errorCatalogue;

/** The refusals of a call in the spec: its flow must have a case for each. */
export type RefusalOf<Call extends Operation> = RefusalIn<(typeof errorCatalogue)[Call]>;
