/** The texts of the green card's page (C5.7). */
export const greenCardWords = {
  order: 'Bestill grønt kort',
  sentTo: (address: string) => `Vi sender grønt kort til ${address || 'adressen din'}.`,
  /** No response says how long the post takes, and only customer service changes an address. The sentences are assumed. */
  question: (address: string) =>
    address
      ? 'Er adressen feil, eller lurer du på når kortet kommer? Ring oss på {phone}.'
      : 'Lurer du på hvilken adresse vi har, eller når kortet kommer? Ring oss på {phone}.',
} as const;
