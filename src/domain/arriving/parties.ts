import { alphabetically } from '#domain/display/alphabetical.ts';
import type { Relation } from '#domain/person/relation.ts';

type NamedOrganisation = Pick<Relation, 'organisasjonsnummer' | 'organisasjonsnavn'>;

export interface Organisation {
  readonly number: string;
  readonly name: string;
}

/** The parties that the visitor can act for. */
export interface Parties {
  /** The visitor's own full name; null where they cannot choose themselves. */
  readonly person: string | null;
  readonly organisations: readonly Organisation[];
}

/** Sorted by name; an organisation with two relations is listed once. */
const organisationsOf = (relations: readonly NamedOrganisation[]): readonly Organisation[] => {
  const byNumber = new Map(
    relations.map(({ organisasjonsnummer: number, organisasjonsnavn: name }) => [number, { number, name }]),
  );
  return [...byNumber.values()].sort((a, b) => alphabetically(a.name, b.name));
};

/** All parties (A2.40); none without a relation. */
export const allParties = (
  relations: readonly (NamedOrganisation & Pick<Relation, 'kundenavn'>)[],
): Parties => ({
  person: relations[0]?.kundenavn.fulltNavn ?? null,
  organisations: organisationsOf(relations),
});

/** All parties but the one acted for: an organisation, or the visitor in person (A2.26). */
export const otherParties = (
  relations: readonly NamedOrganisation[],
  acting: { readonly organisasjonsnummer: string | null; readonly personName: string },
): Parties => ({
  person: acting.organisasjonsnummer === null ? null : acting.personName,
  organisations: organisationsOf(relations).filter(({ number }) => number !== acting.organisasjonsnummer),
});

export const isAmong = ({ organisations }: Parties, number: string): boolean =>
  organisations.some((organisation) => organisation.number === number);
