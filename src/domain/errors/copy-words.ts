/** Beside an error code that can be copied; the words are ours. */
export const copyWords = {
  at: 'Tidspunkt',
  copied: 'Feilkoden er kopiert',
  failed: 'Feilkoden kunne ikke kopieres. Marker den og kopier den selv.',
} as const;

/** Beside a code of the customer's own: the button (B2.73; its name at rest is ours), and the announcements. */
export const ownCodeWords = {
  button: { none: 'Kopier koden', copied: 'Kopiert', failed: 'Prøv igjen' },
  announced: { copied: 'Koden er kopiert', failed: 'Koden kunne ikke kopieres' },
} as const;
