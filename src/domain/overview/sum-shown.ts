import { formatKroner } from '#domain/display/amounts.ts';
import type { PolicyRow } from '#domain/policies/policy-row.ts';
import type { LandingSite } from './landing-site.ts';
import { monthlySum } from './policy-groups.ts';
import { areOwnSettled, canReload, canSumOwn, ownRows } from './private-landing.ts';
import type { OwnSources } from './private-sources.ts';

/** What the place of the monthly sum has: kroner, nothing yet, or the reason why there is no sum. */
export type SumShown =
  | { readonly kind: 'sum'; readonly kroner: number }
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing'; readonly text: string };

/** Shown in the card of the failed damage insurance, whose text does not say what is missing (A8.5). Assumed. */
export const missingDamage =
  'Det er skadeforsikringene dine som mangler. Uten dem kan vi ikke vise hva forsikringene koster til sammen.';

/**
 * Null if fewer than two policies have a price, and if the card of the damage insurance says what is missing. A sum is not
 * shown while a policy may be missing, because it would be too low. The place is kept while policies load.
 */
export function sumShown(sources: OwnSources, rows: readonly PolicyRow[]): SumShown | null {
  const kroner = monthlySum(rows);
  if (kroner === null || canReload(sources)) return null;
  if (canSumOwn(sources)) return { kind: 'sum', kroner };
  if (!areOwnSettled(sources)) return { kind: 'loading' };
  return {
    kind: 'missing',
    text: 'Noen forsikringer mangler, så vi kan ikke vise hva de koster til sammen.',
  };
}

/** The monthly sum as text, for the top of the page; null unless there is a sum. */
export function monthlyCost(
  own: OwnSources,
  site: Pick<LandingSite, 'allowed' | 'successorHost'>,
): string | null {
  if (!canSumOwn(own)) return null;
  const kroner = monthlySum(ownRows(own, site));
  return kroner === null ? null : `${formatKroner(kroner)}/md.`;
}
