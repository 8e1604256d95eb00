import type { PolicyRow } from '#domain/policies/policy-row.ts';
import type { ProductIcon } from '#domain/products/product.ts';

/** Headings of the customer's own policies, which are those of the buy page (A2.38). The grouping is assumed. */
const themes: readonly { readonly heading: string; readonly icons: readonly ProductIcon[] }[] = [
  {
    heading: 'Kjøretøy',
    icons: [
      'atv',
      'car',
      'caravan',
      'electricScooter',
      'moped',
      'motorcycle',
      'motorhome',
      'snowmobile',
      'tractor',
      'trailer',
      'truck',
      'van',
    ],
  },
  {
    heading: 'Hjem og fritid',
    icons: ['boat', 'bundle', 'cabin', 'contents', 'drone', 'house', 'online', 'travel', 'valuables'],
  },
  {
    heading: 'Deg og dine',
    icons: [
      'accident',
      'cat',
      'child',
      'disability',
      'dog',
      'health',
      'horse',
      'illness',
      'income',
      'life',
      'youth',
    ],
  },
];

const otherTheme = 'Andre forsikringer';
const labelledHeading = 'Under behandling eller gjelder senere';

/** A list with fewer policies has no headings. */
const fewestWithThemes = 5;

export interface PolicyGroup {
  /** Null for a list without headings. */
  readonly heading: string | null;
  readonly rows: readonly PolicyRow[];
}

const themeOf = ({ icon }: PolicyRow): string =>
  themes.find(({ icons }) => icons.includes(icon))?.heading ?? otherTheme;

/** Policies without a label by theme, then those with a label; each group keeps the order of A2.28. */
export function policyGroups(rows: readonly PolicyRow[]): readonly PolicyGroup[] {
  if (rows.length < fewestWithThemes) return [{ heading: null, rows }];
  const plain = rows.filter(({ labelText }) => labelText === null);
  const byTheme = [...themes.map(({ heading }) => heading), otherTheme].map((heading) => ({
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
