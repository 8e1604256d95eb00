import type { EmittedFrom } from 'xstate';
import { listDigitalInsurances } from '#api/overview/digital-insurances.ts';
import {
  countMessageThreads,
  documentsExist,
  hasDigitalAcceptance,
  hasHealthDeclaration,
  hasUnreadDocuments,
} from '#api/overview/presence.ts';
import {
  listClaims,
  listCommunicationTasks,
  listDocumentTasks,
  listHealthDeclarationTasks,
} from '#api/overview/tasks.ts';
import { listUnpaidInvoices } from '#api/policies/unpaid-invoices.ts';
import { getAgreementSwitch } from '#api/shared/agreements.ts';
import { getBankInfo } from '#api/shared/banks.ts';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { getPersonCustomer } from '#api/shared/person-customer.ts';
import { getToggle } from '#api/shared/toggles.ts';
import { listSharedPolicies } from '#api/sharing/shared-policies.ts';
import { listTravelCards } from '#api/travel-cards/travel-cards.ts';
import { landingDamage, landingLife } from '#domain/overview/landing-customers.ts';
import { toggles } from '#domain/site/toggle.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { privateLanding } from '#machines/overview/private-landing.ts';
import { LandingLoggedOut } from '#views/overview/landing-logged-out.tsx';
import { LandingSkeleton } from '#views/overview/landing-skeleton.tsx';
import { PrivateLanding } from '#views/overview/private-landing.tsx';
import { NoRole } from '#views/shared/no-role.tsx';
import { Regions } from '#views/shared/regions.tsx';

/** The events that the page emits. */
export type LandingEvent = EmittedFrom<typeof privateLanding>;

export const privateLandingFlow = defineFlow({
  title: 'Forsikring',
  machine: privateLanding,
  // The customers without their national identity numbers, which the page does not need.
  actors: {
    agreement: getAgreementSwitch,
    damage: async () => landingDamage(await getDamageCustomer()),
    life: async () => landingLife(await getPersonCustomer()),
    digital: listDigitalInsurances,
    shared: listSharedPolicies,
    bank: getBankInfo,
    declarations: listHealthDeclarationTasks,
    hidesDeclarations: () => getToggle(toggles.hideHealthDeclaration),
    messages: listCommunicationTasks,
    documents: listDocumentTasks,
    acceptance: hasDigitalAcceptance,
    invoices: ({ input }) => listUnpaidInvoices(input),
    claims: ({ input }) => listClaims(input),
    threads: countMessageThreads,
    declaration: hasHealthDeclaration,
    unread: hasUnreadDocuments,
    archive: () => documentsExist('ALL_DOKUMENT_TYPES_EXCEPT_FAKTURA'),
    travelCards: async () =>
      (await listTravelCards()).map(({ forsikringsnummer }) => forsikringsnummer.value),
  },
  views: {
    settling: LandingSkeleton,
    loggedOut: LandingLoggedOut,
    noAccess: NoRole,
    'shown.policies.awaitingBank': PrivateLanding,
    'shown.policies.loadingLife': PrivateLanding,
    'shown.policies.choosing': 'transient',
    'shown.policies.loadingInvoices': PrivateLanding,
    'shown.policies.counting': PrivateLanding,
    'shown.policies.counted.still': PrivateLanding,
    'shown.policies.counted.typing': PrivateLanding,
    'shown.claims.choosing': 'transient',
    'shown.claims.loading': 'nothing',
    'shown.claims.settled': 'nothing',
    reloading: 'exit',
  },
  frames: { shown: Regions },
  draft: ({ form, openGroups }) =>
    form.searchedName === '' && openGroups.length === 0 ? null : { ...form, openGroups },
});
