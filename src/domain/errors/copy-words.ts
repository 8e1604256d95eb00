/** Beside a code that can be copied; the words are ours. */
export const copyWords = {
  at: 'Tidspunkt',
  copied: 'Feilkoden er kopiert',
  failed: 'Feilkoden kunne ikke kopieres. Marker den og kopier den selv.',
} as const;
