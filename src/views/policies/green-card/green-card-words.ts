/** The texts of the green card's page (C5.7). */
export const greenCardWords = {
  order: 'Bestill grønt kort',
  sent: 'Vi sender grønt kort til adressen din.',
  /** No response has the address, or says how long the post takes. The sentence is assumed. */
  question: 'Lurer du på hvilken adresse vi har, eller når kortet kommer? Ring oss på {phone}.',
} as const;
