import { badRequest, type Operation, type OperationRequest } from '#sandbox/operation.ts';
import { personNumber } from '#sandbox/shared/person-customer.ts';
import { netBankPath } from './net-bank.ts';

const formResponse = (kundenummer: string, amountLimit: number, { query }: OperationRequest) =>
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
    respond: (request) => formResponse(personNumber(request.persona), 5_000, request),
  },
  {
    id: 'getDamageDirectDebitForm',
    method: 'GET',
    path: '/avtalegiro/skade',
    respond: (request) => formResponse(request.persona.kundenummer, 10_000, request),
  },
];
