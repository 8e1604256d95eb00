import { listOrganisationRelations } from './access/organisation-relations.ts';
import { createRelation, deleteRelation } from './access/relation-changes.ts';
import { routingOperations } from './arriving/routing.ts';
import { buyingOperations } from './buying/buying.ts';
import { directDebitOperations } from './buying/direct-debit.ts';
import { listEmployees } from './employees/employee-list.ts';
import { employeeReports } from './employees/employee-reports.ts';
import { reportSelfAdministered } from './employees/self-administered-report.ts';
import type { Operation } from './operation.ts';
import { listDigitalInsurances } from './overview/digital-insurances.ts';
import { presenceOperations } from './overview/presence.ts';
import { taskOperations } from './overview/tasks.ts';
import { certificateOperations } from './policies/certificates.ts';
import { detailOperations } from './policies/details/operations.ts';
import { orderGreenCard } from './policies/green-card.ts';
import { listProposals } from './policies/proposals.ts';
import { sharedPolicyOperations } from './policies/shared-policies.ts';
import { termsOperations } from './policies/terms.ts';
import { changePolicy, orderPolicy } from './requests/policy-requests.ts';
import { listConsents, updateConsent } from './settings/consents.ts';
import { getContactInfo } from './settings/get-contact-info.ts';
import { getReservation, updateReservation } from './settings/reservation.ts';
import { updateContactInfo } from './settings/update-contact-info.ts';
import { agreementOperations } from './shared/agreements.ts';
import { bankOperations } from './shared/bank.ts';
import { getDamageCustomer } from './shared/damage-customer.ts';
import { logError } from './shared/error-log.ts';
import { getPersonCustomer } from './shared/person-customer.ts';
import { createPrivateRelation, deletePrivateRelation, listPrivateRelations } from './sharing/sharing.ts';
import { addTravelCard, deleteTravelCard, generateTravelCards } from './travel-cards/travel-card-changes.ts';
import { findTravelCard, getTravelCardPdf, listTravelCards } from './travel-cards/travel-card-reads.ts';
import { shareTravelCard } from './travel-cards/travel-card-sharing.ts';

/** Every call of the contract. */
export const operations: readonly Operation[] = [
  getDamageCustomer,
  getPersonCustomer,
  getContactInfo,
  ...routingOperations,
  ...agreementOperations,
  ...bankOperations,
  ...buyingOperations,
  ...taskOperations,
  ...presenceOperations,
  listDigitalInsurances,
  ...directDebitOperations,
  logError,
  ...detailOperations,
  ...certificateOperations,
  ...sharedPolicyOperations,
  ...termsOperations,
  listProposals,
  orderGreenCard,
  listEmployees,
  ...employeeReports,
  reportSelfAdministered,
  changePolicy,
  orderPolicy,
  listOrganisationRelations,
  createRelation,
  deleteRelation,
  listPrivateRelations,
  createPrivateRelation,
  deletePrivateRelation,
  listTravelCards,
  findTravelCard,
  shareTravelCard,
  generateTravelCards,
  getTravelCardPdf,
  addTravelCard,
  deleteTravelCard,
  listConsents,
  updateConsent,
  updateContactInfo,
  getReservation,
  updateReservation,
];
