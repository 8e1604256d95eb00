import { type Asked, badRequest, type Operation } from '#sandbox/operation.ts';
import { personNumber } from '#sandbox/shared/person-customer.ts';
import { netBankPath } from './net-bank.ts';

const form = (kundenummer: string, amountLimit: number, { query }: Asked) =>
  (query.get('returnPath') ?? '/').startsWith('/')
    ? {
        body: {
          url: netBankPath,
          companyName: 'Sandkasse Forsikring',
          companyAccountNo: '15060012345',
          kid: `0000${kundenummer}19`,
          amountLimit,
        },
      }
    : badRequest('Ugyldig returnPath');

export const directDebitOperations: readonly Operation[] = [
  {
    id: 'getPersonDirectDebitForm',
    method: 'GET',
    path: '/avtalegiro/person',
    answer: (asked) => form(personNumber(asked.persona), 5_000, asked),
  },
  {
    id: 'getDamageDirectDebitForm',
    method: 'GET',
    path: '/avtalegiro/skade',
    answer: (asked) => form(asked.persona.kundenummer, 10_000, asked),
  },
];
