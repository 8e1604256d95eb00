import { listOrganisationRelations } from '#api/access/organisation-relations.ts';
import { getAgreementSwitch } from '#api/arriving/agreements.ts';
import { listRelations } from '#api/arriving/own-relations.ts';
import { getBankInfo } from '#api/buying/banks.ts';
import { listDigitalInsurances } from '#api/overview/digital-insurances.ts';
import { countMessageThreads, hasDigitalAcceptance } from '#api/overview/presence.ts';
import {
  listClaims,
  listCommunicationTasks,
  listDocumentTasks,
  listHealthDeclarationTasks,
  listUnpaidInvoices,
} from '#api/overview/tasks.ts';
import { listSharedPolicies } from '#api/policies/shared-policies.ts';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { getPersonCustomer } from '#api/shared/person-customer.ts';
import { getToggle } from '#api/shared/toggles.ts';
import { listTravelCards } from '#api/travel-cards/travel-cards.ts';
import { administratorsOf } from '#domain/access/access.ts';
import { businessSide } from '#domain/overview/business.ts';
import { sharedRows } from '#domain/overview/policy-row.ts';
import { damageSide, lifeSide } from '#domain/overview/sides.ts';
import type { CustomerNumbers } from '#domain/overview/tasks.ts';
import { toggles } from '#domain/site/toggle.ts';
import { sourceFlow } from './source-flow.ts';

// What the landing pages show, each a flow of its own. What is kept of an answer is what is shown: no chart
// holds a national identity number.

export const relationsFlow = sourceFlow('relations', () => listRelations());

export const agreementFlow = sourceFlow('agreement', () => getAgreementSwitch());

export const damageFlow = sourceFlow('damage', async () => damageSide(await getDamageCustomer()));

export const businessDamageFlow = sourceFlow('business-damage', async () =>
  businessSide(await getDamageCustomer()),
);

export const lifeFlow = sourceFlow('life', async () => lifeSide(await getPersonCustomer()));

export const digitalFlow = sourceFlow('digital', () => listDigitalInsurances());

export const sharedFlow = sourceFlow('shared', async () => sharedRows(await listSharedPolicies()));

export const bankFlow = sourceFlow('bank', () => getBankInfo());

export const declarationsFlow = sourceFlow('declarations', () => listHealthDeclarationTasks());

export const hidesDeclarationsFlow = sourceFlow('hides-declarations', () =>
  getToggle(toggles.hideHealthDeclaration),
);

export const messagesFlow = sourceFlow('messages', () => listCommunicationTasks());

export const documentsFlow = sourceFlow('documents', () => listDocumentTasks());

export const acceptanceFlow = sourceFlow('acceptance', () => hasDigitalAcceptance());

export const invoicesFlow = sourceFlow('invoices', (numbers: CustomerNumbers) => listUnpaidInvoices(numbers));

export const claimsFlow = sourceFlow('claims', (kundenummer: string) => listClaims(kundenummer));

export const threadsFlow = sourceFlow('threads', () => countMessageThreads());

export const travelCardsFlow = sourceFlow('travel-cards', async () =>
  (await listTravelCards()).map(({ forsikringsnummer }) => forsikringsnummer.value),
);

export const administratorsFlow = sourceFlow('administrators', async () =>
  administratorsOf(await listOrganisationRelations()),
);
