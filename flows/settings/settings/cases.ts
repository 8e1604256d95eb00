import { defineCases } from '#flows/engine/walk/cases.ts';
import { customer, damageRefusals } from '#flows/fixtures/customer.ts';
import { settingsFlow } from './flow.ts';

export const settingsCases = defineCases(settingsFlow, {
  input: { consentBanks: ['3361', '3910'], contactDraft: null },
  events: {},
  actors: {
    contactDetails: {},
    reservations: { leaving: { to: '/finnes-ikke' } },
    consents: {},
    customerName: {
      operation: 'getDamageCustomer',
      done: { 'a customer': { status: 200, body: customer } },
      refused: damageRefusals,
      failed: { 'internal error': { status: 500 } },
    },
  },
  matters: ({ customerName }) => customerName?.value ?? null,
});
