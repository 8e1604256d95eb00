/** How often the customer pays (B9.15), and what it is called; the Norwegian words are assumed. */
export const frequencies = {
  yearly: 'Årlig',
  halfYearly: 'Halvårlig',
  quarterly: 'Kvartalsvis',
  bimonthly: 'Annenhver måned',
  monthly: 'Månedlig',
} as const;

export type Frequency = keyof typeof frequencies;

// B9.16 to B9.20
const codes: Readonly<Record<Frequency, readonly string[]>> = {
  yearly: ['001', '021', '031'],
  halfYearly: ['002', '003', '022', '032'],
  quarterly: ['004', '005', '024', '034'],
  bimonthly: ['006'],
  monthly: ['012', '029', '039'],
};

const byCode = new Map(
  (Object.keys(frequencies) as Frequency[]).flatMap((frequency) =>
    codes[frequency].map((code) => [code, frequency] as const),
  ),
);

/** `terminer` as three digits, leading zeros and all; null for a code that is in no table. */
export const paymentFrequency = (terminer: string): Frequency | null => byCode.get(terminer) ?? null;
