/** The active party, from `GET /avtalebytte/identification` (A3.6). */
interface Identification {
  /** Null for a visitor who acts for themselves (C1.3). */
  readonly organisasjonsnummer: string | null;
  readonly fodselsnummer?: string | null | undefined;
  /** The visitor is a broker (C1.9). */
  readonly meglertilgang?: boolean | null | undefined;
}

/** The organisation in a response; an empty number is none (C1.3). */
export const organisationIn = (value: unknown): unknown => (value === '' ? null : (value ?? null));

/** The same without the national identity number, which no chart keeps. */
export interface Identified {
  readonly organisasjonsnummer: string | null;
  readonly hasNationalId: boolean;
}

export const identified = ({ organisasjonsnummer, fodselsnummer }: Identification): Identified => ({
  organisasjonsnummer,
  hasNationalId: Boolean(fodselsnummer),
});

export const isBroker = ({ meglertilgang }: Pick<Identification, 'meglertilgang'>): boolean =>
  meglertilgang === true;

/** False for a visitor who acts for themselves (C1.3). `kundetype` of the damage customer never decides. */
export const actsForBusiness = ({
  organisasjonsnummer,
}: Pick<Identification, 'organisasjonsnummer'>): boolean => organisasjonsnummer !== null;
