/** The premium of a policy in kroner: for a year, and for each payment; null if unknown. */
interface Premiums {
  readonly premiePerAr: number | null;
  readonly premie: number | null;
}

/** Null if an amount is unknown, because the sum of the others would be too low. */
const sumOf = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0);

/** The row 'Til sammen' of a company's overview (A2.31); null for fewer than two policies. */
export const overviewTotal = (policies: readonly Premiums[]): Premiums | null =>
  policies.length < 2
    ? null
    : {
        premiePerAr: sumOf(policies.map(({ premiePerAr }) => premiePerAr)),
        premie: sumOf(policies.map(({ premie }) => premie)),
      };
