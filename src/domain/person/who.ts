import type { Relation } from './relation.ts';

export interface WhoSources {
  /** Number of the organisation that the visitor acts for; null for none, undefined while unknown. */
  readonly organisasjonsnummer: string | null | undefined;
  readonly relations: readonly Pick<Relation, 'organisasjonsnummer' | 'organisasjonsnavn' | 'kundenavn'>[];
  /** The name of the damage customer, who is the visitor or the organisation. */
  readonly customerName: string;
}

/** The visitor's name and the organisation's; null while unknown. */
export interface Who {
  readonly person: string | null;
  readonly organisation: string | null;
}

interface Customer {
  readonly fornavn?: string | null | undefined;
  readonly etternavn?: string | null | undefined;
}

/** Empty where the insurer has no name. */
export const customerNameOf = ({ fornavn, etternavn }: Customer): string =>
  [fornavn, etternavn].filter(Boolean).join(' ');

export const unknownWho: WhoSources = { organisasjonsnummer: undefined, relations: [], customerName: '' };

export function whoIs({ organisasjonsnummer, relations, customerName }: WhoSources): Who {
  // While the active party is unknown, a name could be wrong.
  if (organisasjonsnummer === undefined) return { person: null, organisation: null };
  const own = relations[0]?.kundenavn.fulltNavn ?? null;
  if (organisasjonsnummer === null) return { person: own ?? (customerName || null), organisation: null };
  const relation = relations.find((candidate) => candidate.organisasjonsnummer === organisasjonsnummer);
  return { person: own, organisation: relation?.organisasjonsnavn ?? null };
}
