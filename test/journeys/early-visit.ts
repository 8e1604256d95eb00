import type { PersonaId } from '#sandbox/personas.ts';

/** A document as a persona opens it, and the reads that its first code sends. */
export interface EarlyVisit {
  readonly page: string;
  readonly persona: PersonaId;
  readonly address: string;
  readonly first: readonly string[];
  /** The reads that follow from the responses to the first ones. */
  readonly following?: readonly string[];
  /** Those of the first reads that other visitors of the address need. */
  readonly unread?: readonly string[];
  /** The reads of the charts that no early read can be: what they depend on is known only to the page's code. */
  readonly later?: readonly string[];
  /** The visitor leaves at once for another document. */
  readonly leaves?: true;
}

export const transition = '/toggle/overgang';
/** The masthead reads it for a customer with a name: some pages have no other use for it. */
export const identification = '/avtalebytte/identification';
export const relations = '/web/relasjoner';
export const customer = '/skade/kunde';

export const ofRepresentative = [transition, identification, relations];

export const ofPolicy = [transition, identification, customer];
