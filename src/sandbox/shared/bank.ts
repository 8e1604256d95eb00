import { notFound, type Operation } from '#sandbox/operation.ts';
import { banks } from './banks.ts';

export const bankOperations: readonly Operation[] = [
  { id: 'listBanks', method: 'GET', path: '/banker', respond: () => ({ body: banks }) },
  {
    id: 'getBankInfo',
    method: 'GET',
    path: '/bankinfo',
    respond({ persona }) {
      const bank = banks.find(({ bankregnr }) => bankregnr === persona.bankregnr);
      return bank ? { body: bank } : notFound('Ukjent bank');
    },
  },
  {
    id: 'getDirectAccess',
    method: 'GET',
    path: '/kunde/direktetilgang',
    respond: ({ persona }) => ({
      body: {
        banknavn: banks.find(({ bankregnr }) => bankregnr === persona.bankregnr)?.name ?? null,
        blokkerDirektetilgang: persona.isBlocked,
      },
    }),
  },
];
