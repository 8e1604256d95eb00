import { defineCases } from '#flows/engine/walk/cases.ts';
import { customer, damageRefusals } from '#flows/fixtures/customer.ts';
import { noRole } from '#flows/fixtures/no-role.ts';
import { organisasjonsnummer } from '#flows/fixtures/representatives.ts';
import { settingsFlow } from './flow.ts';

export const settingsCases = defineCases(settingsFlow, {
  input: { site: { phone: '+4721000000' }, consentBanks: ['3361', '3910'], contactDraft: null },
  events: { retried: [{}] },
  actors: {
    identify: {
      operation: 'getIdentification',
      done: {
        private: { status: 200, body: { organisasjonsnummer: null, fodselsnummer: null } },
        'a broker for themselves': { status: 200, body: { organisasjonsnummer: null, meglertilgang: true } },
        business: { status: 200, body: { organisasjonsnummer, fodselsnummer: null } },
      },
      // A 401 offers a login and no retry; it is tested in test/journeys/shared/not-identified.test.ts.
      failed: { 'wrong shape': { status: 200, body: [] }, 'no role': noRole },
    },
    getBankInfo: {
      operation: 'getBankInfo',
      done: {
        // First, because the card of the consents would also announce texts beside that of the reservation.
        'a bank without consents': { status: 200, body: { name: 'Ravndal Sparebank', bankregnr: '4200' } },
        'a bank with consents': { status: 200, body: { name: 'Solvik Sparebank', bankregnr: '3361' } },
      },
      failed: { 'internal error': { status: 500 } },
    },
    noAccess: {},
    contactDetails: {},
    reservations: { leaving: { to: '/finnes-ikke' } },
    consents: {},
    customer: {
      operation: 'getDamageCustomer',
      done: { 'a customer': { status: 200, body: customer } },
      refused: damageRefusals,
      failed: { 'internal error': { status: 500 } },
    },
  },
  endedByVisitor: ['noAccess'],
  matters: ({ customer: loaded, bank }) => [loaded?.value ?? null, bank],
});
