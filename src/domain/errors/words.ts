/** A8.15, and the ways out that A8 and B8 name. */
export const errorWords = {
  code: 'Feilkode',
  /** What the server answered with; the word is ours. */
  status: 'HTTP-status',
  copyCode: 'Kopier feilkode',
  back: 'Gå tilbake',
  again: 'Prøv igjen',
  overview: 'Gå til oversikt',
  /** A8.17: below a receipt. */
  backToOverview: 'Tilbake til oversikt',
  /** On an error card outside a flow (C4.13). */
  cardToOverview: 'Tilbake til oversikten',
  logIn: 'Logg inn',
  ring: 'Ring oss på {phone}',
} as const;
