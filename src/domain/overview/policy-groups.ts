import type { PolicyRow } from '#domain/policies/policy-row.ts';
import { productOf } from '#domain/products/catalogue.ts';
import { themes } from '#domain/products/product.ts';

const otherTheme = 'Andre forsikringer';
const labelledHeading = 'Under behandling eller gjelder senere';

/** A list with fewer policies has no headings. */
const fewestWithThemes = 5;

export interface PolicyGroup {
  /** Null for a list without headings. */
  readonly heading: string | null;
  readonly rows: readonly PolicyRow[];
}

const themeOf = ({ product }: PolicyRow): string => productOf(product ?? '')?.theme ?? otherTheme;

/** Policies without a label by theme, then those with a label; each group keeps the order of A2.28. */
export function policyGroups(rows: readonly PolicyRow[]): readonly PolicyGroup[] {
  if (rows.length < fewestWithThemes) return [{ heading: null, rows }];
  const plain = rows.filter(({ labelText }) => labelText === null);
  const byTheme = [...themes, otherTheme].map((heading) => ({
    heading,
    rows: plain.filter((row) => themeOf(row) === heading),
  }));
  const labelled = { heading: labelledHeading, rows: rows.filter(({ labelText }) => labelText !== null) };
  return [...byTheme, labelled].filter((group) => group.rows.length > 0);
}

/** The monthly price of the policies without a label, in kroner; null if fewer than two have a price. */
export function monthlySum(rows: readonly PolicyRow[]): number | null {
  const prices = rows.flatMap(({ labelText, premiePerManed }) =>
    labelText === null && premiePerManed !== null ? [premiePerManed] : [],
  );
  return prices.length < 2 ? null : prices.reduce((sum, price) => sum + price, 0);
}
