import type { Operation } from '#sandbox/operation.ts';
import { listConsents, updateConsent } from './consents.ts';
import { updateContactInfo } from './contact-info.ts';
import { listEmployees } from './employee-list.ts';
import { employeeReports } from './employee-reports.ts';
import { listOrganisationRelations } from './organisation-relations.ts';
import { changePolicy, orderPolicy } from './policy-requests.ts';
import { createRelation, deleteRelation } from './relation-changes.ts';
import { getReservation, updateReservation } from './reservation.ts';
import { reportSelfAdministered } from './self-administered-report.ts';
import { createPrivateRelation, deletePrivateRelation, listPrivateRelations } from './sharing.ts';
import { addTravelCard, deleteTravelCard, generateTravelCards } from './travel-card-changes.ts';
import { findTravelCard, getTravelCard, getTravelCardPdf, listTravelCards } from './travel-card-reads.ts';
import { shareTravelCard } from './travel-card-sharing.ts';

/** Calls of pages where something is changed or sent. */
export const selfServiceOperations: readonly Operation[] = [
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
  getTravelCard,
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
