import { getAgreementSwitch } from '#api/agreements.ts';
import { getBankInfo } from '#api/banks.ts';
import { getDamageCustomer } from '#api/damage-customer.ts';
import { listDigitalInsurances } from '#api/digital-insurances.ts';
import { listOrganisationRelations } from '#api/organisation-relations.ts';
import { listRelations } from '#api/own-relations.ts';
import { getPersonCustomer } from '#api/person-customer.ts';
import { countMessageThreads, hasDigitalAcceptance } from '#api/presence.ts';
import { listSharedPolicies } from '#api/shared-policies.ts';
import {
  listClaims,
  listCommunicationTasks,
  listDocumentTasks,
  listHealthDeclarationTasks,
  listUnpaidInvoices,
} from '#api/tasks.ts';
import { getToggle } from '#api/toggles.ts';
import { listTravelCards } from '#api/travel-cards.ts';
import { businessSide } from '#domain/landing/business.ts';
import { sharedRows } from '#domain/landing/policy-row.ts';
import { damageSide, lifeSide } from '#domain/landing/sides.ts';
import type { CustomerNumbers } from '#domain/landing/tasks.ts';
import { administratorsOf } from '#domain/person/access.ts';
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
