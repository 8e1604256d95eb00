import type { AllowedAddress } from '#domain/site/address.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { directDebitFlow } from './flow.ts';

const origin = 'https://bank.example';
const path = '/oversikt/forsikring/mine-forsikringer/kjope/avtalegiro-kvittering';
const params = 'context=kjop-bil';

const form = {
  url: '/nettbank/opprett-avtalegiro',
  companyName: 'Forsikringsselskapet',
  companyAccountNo: '15060012345',
  kid: '0000100001015',
  amountLimit: 10000,
};

export const directDebitCases = defineCases(directDebitFlow, {
  input: {
    type: 'skade',
    bank: { origin, hosts: [], netBank: null, receipt: { url: `${origin}${path}?${params}`, path, params } },
    isPurchase: true,
    back: { url: '/min-side' as AllowedAddress },
  },
  events: { retried: [{}] },
  actors: {
    getForm: {
      operation: 'getDirectDebitForm',
      done: {
        'a form for a bank that is allowed': { status: 200, body: form },
        'a form for a host that is not allowed': {
          status: 200,
          body: { ...form, url: 'https://evil.example/' },
        },
      },
      failed: {
        'internal error': { status: 500, body: { rcid: 'b71f03' } },
        'at night': { status: 500, body: { code: 'INS00002_NIGHT' } },
        'wrong shape': { status: 200, body: { ...form, kid: null } },
      },
    },
  },
  matters: ({ error }) => ({ isNight: error?.code === 'INS00002_NIGHT' }),
});
