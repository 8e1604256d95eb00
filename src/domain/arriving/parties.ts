import { alphabetically } from '#domain/display/alphabetical.ts';
import type { Relation } from '#domain/person/relation.ts';

type NamedOrganisation = Pick<Relation, 'organisasjonsnummer' | 'organisasjonsnavn'>;

export interface Organisation {
  readonly number: string;
  readonly name: string;
}

/** Whom the visitor can act for. */
export interface Parties {
  /** Their own full name; null where they cannot be chosen. */
  readonly person: string | null;
  readonly organisations: readonly Organisation[];
}

/** By name; who has two relations to an organisation finds it once. */
const organisationsOf = (relations: readonly NamedOrganisation[]): readonly Organisation[] => {
  const byNumber = new Map(
    relations.map(({ organisasjonsnummer: number, organisasjonsnavn: name }) => [number, { number, name }]),
  );
  return [...byNumber.values()].sort((a, b) => alphabetically(a.name, b.name));
};

/** A2.40: all of them, and nobody where there is no relation to tell of. */
export const allParties = (
  relations: readonly (NamedOrganisation & Pick<Relation, 'kundenavn'>)[],
): Parties => ({
  person: relations[0]?.kundenavn.fulltNavn ?? null,
  organisations: organisationsOf(relations),
});

/** A2.26: those but the one acted for, which is the visitor in person where there is no organisation. */
export const otherParties = (
  relations: readonly NamedOrganisation[],
  acting: { readonly organisasjonsnummer: string | null; readonly personName: string },
): Parties => ({
  person: acting.organisasjonsnummer === null ? null : acting.personName,
  organisations: organisationsOf(relations).filter(({ number }) => number !== acting.organisasjonsnummer),
});

export const isAmong = ({ organisations }: Parties, number: string): boolean =>
  organisations.some((organisation) => organisation.number === number);
