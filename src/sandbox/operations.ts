import { boolean, is, optional, pattern, string, type } from 'superstruct';
import { banks } from './banks.ts';
import { personas } from './personas.ts';
import type { Session } from './session.ts';

export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** A3.12 */
const Declaration = type({
  skadesaker: boolean(),
  betalingsanmerkninger: boolean(),
  oppsagtAvAndre: boolean(),
  bankForholdRegnr: optional(type({ value: pattern(string(), /^\d{4}$/) })),
});

/** One call of the contract, and what the insurer answers. */
interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly answer: (
    session: Session,
    body: unknown,
  ) => { readonly body: unknown } | { readonly refusal: Refusal };
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
    answer: ({ persona }, body) =>
      is(body, Declaration)
        ? { body: { resultat: personas[persona].verdict } }
        : { refusal: { status: 400, code: '400', message: 'Ugyldig egenerklæring' } },
  },
];
