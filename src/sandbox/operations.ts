import { banks } from './banks.ts';
import { personas } from './personas.ts';
import type { Session } from './session.ts';

export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** One call of the contract, and what the insurer answers. */
interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly answer: (session: Session) => { readonly body: unknown } | { readonly refusal: Refusal };
}

export const operations: readonly Operation[] = [
  {
    id: 'getDamageCustomer',
    method: 'GET',
    path: '/skade/kunde',
    answer({ persona }) {
      const body = personas[persona].damageCustomer;
      if (body) return { body };
      return { refusal: { status: 404, code: 'FOR3170051', message: 'Fant ikke kunden' } };
    },
  },
  { id: 'listBanks', method: 'GET', path: '/banker', answer: () => ({ body: banks }) },
  {
    id: 'submitSelfDeclaration',
    method: 'POST',
    path: '/egenerklaring',
    answer: ({ persona }) => ({ body: { resultat: personas[persona].verdict } }),
  },
];
