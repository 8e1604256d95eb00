interface Mileage {
  readonly kanEndreKmstand?: boolean | null | undefined;
  readonly anbefalEndreKmstand?: boolean | null | undefined;
}

/**
 * A4.7: whether the customer is offered to change the mileage.
 * To the letter: the recommendation counts on a next version only.
 */
export const offersMileageChange = (
  policy: Mileage & { readonly nesteVersjon?: Mileage | null | undefined },
): boolean =>
  policy.nesteVersjon
    ? policy.nesteVersjon.kanEndreKmstand === true && policy.nesteVersjon.anbefalEndreKmstand === true
    : policy.kanEndreKmstand === true;
