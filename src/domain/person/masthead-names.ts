import type { Relation } from './relation.ts';

export interface NameSources {
  /** Number of the organisation that the visitor acts for; null for none, undefined while unknown. */
  readonly organisasjonsnummer: string | null | undefined;
  readonly relations: readonly Pick<Relation, 'organisasjonsnummer' | 'organisasjonsnavn' | 'kundenavn'>[];
  /** The name of the damage customer: the visitor or the organisation. */
  readonly customerName: string;
  /** The name of the person customer. */
  readonly personName: string;
}

/** The names of the visitor and the organisation; null while unknown. */
export interface MastheadNames {
  readonly person: string | null;
  readonly organisation: string | null;
}

export const unknownSources: NameSources = {
  organisasjonsnummer: undefined,
  relations: [],
  customerName: '',
  personName: '',
};

export function mastheadNames(sources: NameSources): MastheadNames {
  const { organisasjonsnummer, relations, customerName, personName } = sources;
  // While the active party is unknown, a name could be wrong.
  if (organisasjonsnummer === undefined) return { person: null, organisation: null };
  const own = relations[0]?.kundenavn.fulltNavn ?? null;
  if (organisasjonsnummer === null)
    return { person: own ?? (customerName || personName || null), organisation: null };
  const relation = relations.find((candidate) => candidate.organisasjonsnummer === organisasjonsnummer);
  return { person: own, organisation: relation?.organisasjonsnavn ?? (customerName || null) };
}
