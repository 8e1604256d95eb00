/** What a company pays for a policy, in kroner: for a year, and each time it pays. */
interface Premiums {
  readonly premiePerAr: number;
  readonly premie: number;
}

/** A2.31: the row 'Til sammen' of a company's overview; null where there is no more than one to add up. */
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
