import { sumOf } from '#domain/display/amounts.ts';
import { companyGroups } from '#domain/policies/company-groups.ts';
import { businessRows, isPartial } from './business.ts';
import { type Sorting, sortRows } from './business-order.ts';
import { isFolding } from './folding.ts';
import type { LandingDamage } from './landing-customers.ts';

/**
 * The groups of the overview, with their sums in kroner; null if it has too few policies for groups. A sum is null if a
 * premium is unknown, because the sum of the others would be too low. `size` compares the yearly sum with the largest one,
 * above 0 to 1; null if one of the sums is unknown, and for a group that costs nothing.
 */
export function businessGroups(customer: Pick<LandingDamage, 'forsikringer'>, sorting: Sorting | null) {
  const rows = sortRows(businessRows(customer), sorting);
  if (!isFolding(rows.length)) return null;
  const groups = companyGroups(rows).map((group) => ({
    ...group,
    premiePerAr: isPartial(customer) ? null : sumOf(group.rows.map(({ premiePerAr }) => premiePerAr)),
    premie: isPartial(customer) ? null : sumOf(group.rows.map(({ premie }) => premie)),
  }));
  const sums = groups.map(({ premiePerAr }) => premiePerAr);
  const largest = sumOf(sums) === null ? 0 : Math.max(...sums.map((sum) => sum ?? 0));
  return groups.map((group) => ({
    ...group,
    size: largest > 0 && (group.premiePerAr ?? 0) > 0 ? (group.premiePerAr ?? 0) / largest : null,
  }));
}
