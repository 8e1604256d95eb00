import { alphabetically } from '#domain/display/alphabetical.ts';
import { formatOrganisationNumber } from '#domain/display/organisation-number.ts';
import type { Relation } from '#domain/person/relation.ts';

type NamedRelation = Pick<Relation, 'organisasjonsnummer' | 'organisasjonsnavn' | 'kundenavn'>;

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
const organisationsOf = (relations: readonly NamedRelation[]): readonly Organisation[] => {
  const byNumber = new Map(
    relations.map(({ organisasjonsnummer: number, organisasjonsnavn: name }) => [number, { number, name }]),
  );
  return [...byNumber.values()].sort((a, b) => alphabetically(a.name, b.name));
};

/** All parties (A2.40); none without a relation. */
export const allParties = (relations: readonly NamedRelation[]): Parties => ({
  person: relations[0]?.kundenavn.fulltNavn ?? null,
  organisations: organisationsOf(relations),
});

interface Offer {
  readonly relations: readonly NamedRelation[];
  /** The party whose page lies below the dialog; null on the page of the chooser. */
  readonly shown: { readonly organisasjonsnummer: string | null } | null;
}

/** The parties to choose from: all in the chooser (A2.40), all but the one shown in the dialog (A2.26). */
export function offeredParties({ relations, shown }: Offer): Parties {
  const { person, organisations } = allParties(relations);
  return shown === null
    ? { person, organisations }
    : {
        person: shown.organisasjonsnummer === null ? null : partyName(relations, null),
        organisations: organisations.filter(({ number }) => number !== shown.organisasjonsnummer),
      };
}

export const isAmong = ({ organisations }: Parties, number: string): boolean =>
  organisations.some((organisation) => organisation.number === number);

/** An organisation whose name is unknown is named by its number. @param number null for the visitor themselves */
export const partyName = (relations: readonly NamedRelation[], number: string | null): string =>
  number === null
    ? (relations[0]?.kundenavn.fulltNavn ?? 'deg selv')
    : (relations.find(({ organisasjonsnummer }) => organisasjonsnummer === number)?.organisasjonsnavn ??
      formatOrganisationNumber(number));
