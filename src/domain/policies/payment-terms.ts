// B9.16 to B9.20; the Norwegian words are assumed.
const terms: readonly (readonly [name: string, codes: readonly string[]])[] = [
  ['Årlig', ['001', '021', '031']],
  ['Halvårlig', ['002', '003', '022', '032']],
  ['Kvartalsvis', ['004', '005', '024', '034']],
  ['Annenhver måned', ['006']],
  ['Månedlig', ['012', '029', '039']],
];

const byCode = new Map(terms.flatMap(([name, codes]) => codes.map((code) => [code, name] as const)));

/**
 * How often the customer pays, as it is shown; null for a code that is in no table.
 * @param terminer three digits, leading zeros and all
 */
export const paymentTerms = (terminer: string): string | null => byCode.get(terminer) ?? null;
