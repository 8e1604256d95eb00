/** The premium of a policy in kroner: for a year, and for each payment. */
interface Premiums {
  readonly premiePerAr: number;
  readonly premie: number;
}

/** The row 'Til sammen' of a company's overview (A2.31); null for fewer than two policies. */
export function overviewTotal(policies: readonly Premiums[]): Premiums | null {
  if (policies.length < 2) return null;
  return policies.reduce<Premiums>(
    (sum, { premiePerAr, premie }) => ({
      premiePerAr: sum.premiePerAr + premiePerAr,
      premie: sum.premie + premie,
    }),
    { premiePerAr: 0, premie: 0 },
  );
}
