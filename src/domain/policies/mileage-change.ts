interface Mileage {
  readonly kanEndreKmstand?: boolean | null | undefined;
  readonly anbefalEndreKmstand?: boolean | null | undefined;
}

/**
 * Whether the visitor is offered to change the mileage (A4.7).
 * As the specification is written, the recommendation counts only in a next version.
 */
export const offersMileageChange = (
  policy: Mileage & { readonly nesteVersjon?: Mileage | null | undefined },
): boolean =>
  policy.nesteVersjon
    ? policy.nesteVersjon.kanEndreKmstand === true && policy.nesteVersjon.anbefalEndreKmstand === true
    : policy.kanEndreKmstand === true;
