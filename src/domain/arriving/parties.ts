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
  /** The visitor's own full name; null if they cannot choose themselves. */
  readonly person: string | null;
  readonly organisations: readonly Organisation[];
}

/** Sorted by name; an organisation with two relations is listed once. */
const organisationsOf = (relations: readonly NamedRelation[]): readonly Organisation[] => {
  const byNumber = new Map(
    relations.map(({ organisasjonsnummer: number }) => [
      number,
      { number, name: partyName(relations, number) },
    ]),
  );
  return [...byNumber.values()].sort((a, b) => alphabetically(a.name, b.name));
};

/** All parties (A2.40); none if there are no relations. */
export const allParties = (relations: readonly NamedRelation[]): Parties => ({
  person: relations.length > 0 ? partyName(relations, null) : null,
  organisations: organisationsOf(relations),
});

interface Offer {
  readonly relations: readonly NamedRelation[];
  /** The party of the page below the dialog; null on the page of the agreement chooser. */
  readonly shown: { readonly organisasjonsnummer: string | null } | null;
}

/** The parties to choose from: all in the chooser (A2.40), in the dialog, all except that of the page (A2.26). */
export function offeredParties({ relations, shown }: Offer): Parties {
  const { person, organisations } = allParties(relations);
  return shown === null
    ? { person, organisations }
    : {
        person: shown.organisasjonsnummer === null ? null : partyName(relations, null),
        organisations: organisations.filter(({ number }) => number !== shown.organisasjonsnummer),
      };
}

interface ActiveParty {
  readonly shown: Offer['shown'];
  /** Null until it is known. */
  readonly activeParty: Offer['shown'];
}

/** Whether the visitor acts for another party than the page below the dialog shows. */
export const isOtherPartyActive = ({ shown, activeParty }: ActiveParty): boolean =>
  shown !== null && activeParty !== null && activeParty.organisasjonsnummer !== shown.organisasjonsnummer;

export const isAmong = ({ organisations }: Parties, number: string): boolean =>
  organisations.some((organisation) => organisation.number === number);

/**
 * The name of a party: an unknown organisation has its number, and an unknown visitor has 'deg selv'.
 * @param number null for the visitor themselves
 */
export const partyName = (relations: readonly NamedRelation[], number: string | null): string =>
  number === null
    ? (relations[0]?.kundenavn.fulltNavn ?? 'deg selv')
    : (relations.find(({ organisasjonsnummer }) => organisasjonsnummer === number)?.organisasjonsnavn ??
      formatOrganisationNumber(number));
