interface Terms {
  /** The text that says how often the customer pays. */
  readonly name: string;
  readonly timesAYear: number;
  readonly codes: readonly string[];
}

// Payment terms (B9.16 to B9.20). The Norwegian words are assumed.
const terms: readonly Terms[] = [
  { name: 'Årlig', timesAYear: 1, codes: ['001', '021', '031'] },
  { name: 'Halvårlig', timesAYear: 2, codes: ['002', '003', '022', '032'] },
  { name: 'Kvartalsvis', timesAYear: 4, codes: ['004', '005', '024', '034'] },
  { name: 'Annenhver måned', timesAYear: 6, codes: ['006'] },
  { name: 'Månedlig', timesAYear: 12, codes: ['012', '029', '039'] },
];

const byCode = new Map(terms.flatMap((each) => each.codes.map((code) => [code, each] as const)));

/**
 * The text that says how often the customer pays; null for an unknown code.
 * @param terminer three digits, with leading zeros
 */
export const paymentTerms = (terminer: string): string | null => byCode.get(terminer)?.name ?? null;

/** The number of instalments in a year; null for an unknown code. */
export const instalmentsAYear = (terminer: string | null | undefined): number | null =>
  byCode.get(terminer ?? '')?.timesAYear ?? null;
