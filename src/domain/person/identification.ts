/** Whom the visitor acts for, as `GET /avtalebytte/identification` says (A3.6). */
interface Identification {
  readonly organisasjonsnummer?: string | null | undefined;
}

/** An organisation, not the visitor in person (decision 3). `kundetype` of the damage customer never decides. */
export const actsForBusiness = ({ organisasjonsnummer }: Identification): boolean =>
  Boolean(organisasjonsnummer);
