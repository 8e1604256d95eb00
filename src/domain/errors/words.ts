/** The words around an error code (A8.15), and the links and buttons of error cards (A8, B8). */
export const errorWords = {
  code: 'Feilkode',
  copyCode: 'Kopier feilkode',
  back: 'Gå tilbake',
  again: 'Prøv igjen',
  overview: 'Gå til oversikt',
  /** Below a receipt (A8.17), and on the pages that change a policy (B2.87). */
  backToOverview: 'Tilbake til oversikt',
  /** On an error card outside a flow (C4.13). */
  cardToOverview: 'Tilbake til oversikten',
  logIn: 'Logg inn',
  /** Beside the link to the login page, if a draft is stored. The words are assumed. */
  draftStored: 'Det du har fylt ut, er tatt vare på.',
  /** In its place, if the draft could not be stored. */
  draftLost: 'Det du har fylt ut, er ikke lagret. Noter det før du logger inn.',
  ring: 'Ring oss på {phone}',
} as const;
