/** The texts of the green card's page (C5.7). */
export const greenCardWords = {
  order: 'Bestill grønt kort',
  sent: 'Vi sender grønt kort til adressen din.',
} as const;
