import { sumOf } from '#domain/display/amounts.ts';
import type { PolicyRow } from '#domain/policies/policy-row.ts';
import { productOf } from '#domain/products/catalogue.ts';
import { themes } from '#domain/products/product.ts';
import { isFolding } from './folding.ts';

const otherTheme = 'Andre forsikringer' as const;
const labelledHeading = 'Under behandling eller gjelder senere' as const;

/** The keys of the groups, by heading. Drafts store them, so they contain nothing about a person. */
const keys = {
  Kjøretøy: 'vehicles',
  'Hjem og fritid': 'home',
  'Deg og dine': 'people',
  [otherTheme]: 'other',
  [labelledHeading]: 'later',
} as const;

export interface PolicyGroup {
  readonly key: string;
  /** Null for a list without headings. */
  readonly heading: string | null;
  readonly rows: readonly PolicyRow[];
}

const themeOf = ({ product }: PolicyRow): keyof typeof keys => productOf(product ?? '')?.theme ?? otherTheme;

/** Policies without a label by theme, then those with a label; each group keeps the order of A2.28. */
export function policyGroups(rows: readonly PolicyRow[]): readonly PolicyGroup[] {
  if (!isFolding(rows.length)) return [{ key: 'all', heading: null, rows }];
  const plain = rows.filter(({ labelText }) => labelText === null);
  const byTheme = ([...themes, otherTheme] as const).map((heading) => ({
    key: keys[heading],
    heading,
    rows: plain.filter((row) => themeOf(row) === heading),
  }));
  const labelled = {
    key: keys[labelledHeading],
    heading: labelledHeading,
    rows: rows.filter(({ labelText }) => labelText !== null),
  };
  return [...byTheme, labelled].filter((group) => group.rows.length > 0);
}

/** How many kinds of insurance a closed group names. */
const mostNamed = 2;

/** What a closed group contains, for instance 'Bil, Moped og mer'. The words are assumed. */
export function kindsIn(rows: readonly Pick<PolicyRow, 'title'>[]): string {
  const kinds = [...new Set(rows.map(({ title }) => title))];
  const named = kinds.slice(0, mostNamed).join(', ');
  return kinds.length > mostNamed ? `${named} og mer` : named;
}

/**
 * The monthly price of a group in kroner. Null if a price is unknown, because the sum of the others would be too low, and for
 * policies with a label, which the sum of the page leaves out.
 */
export const groupSum = (rows: readonly PolicyRow[]): number | null =>
  rows.every(({ labelText }) => labelText === null)
    ? sumOf(rows.map(({ premiePerManed }) => premiePerManed))
    : null;

/** The groups as parts of the monthly sum. None for fewer than two, and if the group of a policy without a label has no sum. */
export function sumParts(
  rows: readonly PolicyRow[],
): readonly { readonly key: string; readonly kroner: number }[] {
  const groups = policyGroups(rows).filter(({ heading }) => heading !== labelledHeading);
  const parts = groups.flatMap(({ key, rows: members }) => {
    const kroner = groupSum(members);
    return kroner === null ? [] : [{ key, kroner }];
  });
  return parts.length > 1 && parts.length === groups.length ? parts : [];
}

/** The monthly price of the policies without a label, in kroner; null if fewer than two have a price. */
export function monthlySum(rows: readonly PolicyRow[]): number | null {
  const prices = rows.flatMap(({ labelText, premiePerManed }) =>
    labelText === null && premiePerManed !== null ? [premiePerManed] : [],
  );
  return prices.length < 2 ? null : prices.reduce((sum, price) => sum + price, 0);
}
