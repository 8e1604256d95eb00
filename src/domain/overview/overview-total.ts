import { sumOf } from '#domain/display/amounts.ts';

/** The premium of a policy in kroner: for a year, and for each payment; null if unknown. */
interface Premiums {
  readonly premiePerAr: number | null;
  readonly premie: number | null;
}

interface Policies {
  readonly rows: readonly Premiums[];
  /** Some policies could not be read. */
  readonly isPartial: boolean;
}

/**
 * The row 'Til sammen' of a company's overview (A2.31). Null for fewer than two policies, and if one is missing, because
 * the sum of the others would be too low.
 */
export const overviewTotal = ({ rows, isPartial }: Policies): Premiums | null =>
  rows.length < 2 || isPartial
    ? null
    : {
        premiePerAr: sumOf(rows.map(({ premiePerAr }) => premiePerAr)),
        premie: sumOf(rows.map(({ premie }) => premie)),
      };
