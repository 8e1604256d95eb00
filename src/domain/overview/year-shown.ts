import type { IsoDate } from '#domain/dates/calendar.ts';
import { isSearched } from '#domain/policies/policy-search.ts';
import { readable } from '#domain/shared/wire.ts';
import { isFolding } from './folding.ts';
import { lifePolicies, listedPolicies } from './landing-customers.ts';
import { canSumOwn, ownCount } from './private-landing.ts';
import type { OwnSources, PrivateSources } from './private-sources.ts';
import { type YearAhead, yearAhead } from './year-ahead.ts';

/** The key of the year among the groups that the visitor opens and closes. */
export const yearGroup = 'year';

type Page = OwnSources & Pick<PrivateSources, 'invoices'> & { readonly today: IsoDate };

/** The year ahead; null while a part of it loads or may be missing, because an empty month would then be untrue. */
export function yearShown(page: Page): YearAhead | null {
  const { damage, life, invoices, today } = page;
  if (!canSumOwn(page) || invoices?.value == null || invoices.value.includes(null)) return null;
  return yearAhead({
    damage: damage?.value ? listedPolicies(damage.value) : [],
    life: life?.value ? readable(lifePolicies(life.value)) : [],
    invoices: readable(invoices.value),
    today,
  });
}

/** Whether the visitor can open and close the year: on a page with as many policies as its groups need. */
export const foldsYear = (page: Page & { readonly form: { readonly searchedName: string } }): boolean =>
  isFolding(ownCount(page)) &&
  !isSearched(page.form.searchedName, ownCount(page)) &&
  yearShown(page) !== null;
