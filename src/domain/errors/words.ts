/** A8.15, and the ways out that A8 and B8 name. */
export const errorWords = {
  code: 'Feilkode',
  copyCode: 'Kopier feilkode',
  back: 'Gå tilbake',
  again: 'Prøv igjen',
  overview: 'Gå til oversikt',
  /** A8.17: below a receipt. */
  backToOverview: 'Tilbake til oversikt',
  /** On an error card outside a flow (C4.13). */
  cardToOverview: 'Tilbake til oversikten',
  logIn: 'Logg inn',
  /** Beside the login, where something typed is saved; the words are ours. */
  kept: 'Det du har skrevet, er tatt vare på.',
  numberNotKept: 'Fødselsnummeret lagrer vi ikke, så det må du skrive inn på nytt.',
  ring: 'Ring oss på {phone}',
} as const;
