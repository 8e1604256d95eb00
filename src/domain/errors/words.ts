/** The words around an error code (A8.15), and the links and buttons of error cards (A8, B8). */
export const errorWords = {
  code: 'Feilkode',
  copyCode: 'Kopier feilkode',
  back: 'Gå tilbake',
  again: 'Prøv igjen',
  overview: 'Gå til oversikt',
  /** Wherever a page leads back to the overview: above its heading, on an error card, below a receipt (A8.17, B2.87, C4.13). */
  backToOverview: 'Tilbake til oversikt',
  logIn: 'Logg inn',
  /** Beside the link to the login page, if a draft is stored. The words are assumed. */
  draftStored: 'Det du har fylt ut, er tatt vare på.',
  /** In its place, if the draft could not be stored. */
  draftLost: 'Det du har fylt ut, er ikke lagret. Noter det før du logger inn.',
  ring: 'Ring oss på {phone}',
} as const;
