import { alphabetically } from '#domain/display/alphabetical.ts';

interface Proposal {
  readonly forsikringstekst: string;
}

/** Order of the adviser's proposals: by insurance text (B2.75). */
export const byInsuranceText = (one: Proposal, other: Proposal): number =>
  alphabetically(one.forsikringstekst, other.forsikringstekst);
