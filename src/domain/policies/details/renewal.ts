import type { IsoDate } from '#domain/dates/calendar.ts';
import { dayOf, formatDate } from '#domain/dates/format-date.ts';
import { formatKroner, formatYearlyKroner, wholeKroner } from '#domain/display/amounts.ts';
import { versionAt } from '#domain/policies/next-version.ts';
import { premiumOf } from '#domain/policies/premium.ts';
import { isInRenewalWindow } from '#domain/policies/renewal-window.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import { type Fact, factsOf } from './block.ts';

/** The next version of a policy beside the present one (B2.51, B4.12). */
export interface Renewal {
  readonly text: string;
  readonly prices: readonly Fact[];
}

/** In the whole kroner that are shown, so that the difference is the difference of what the visitor reads. */
const yearly = (policy: DamagePolicy): number | null => {
  const price = premiumOf(policy).yearly;
  return price === null ? null : wholeKroner(price);
};

const shown = (price: number | null): string | null => (price === null ? null : formatYearlyKroner(price));

/** Null if one of the prices is unknown, and if the present one is that of twelve months' instalments (C4.1): the next one never is. */
function changeOf(policy: DamagePolicy, before: number | null, after: number | null): string | null {
  if (before === null || after === null || policy.brukPeriodepremie === true) return null;
  if (before === after) return 'Samme pris';
  return `${formatKroner(Math.abs(after - before))} ${after > before ? 'mer' : 'mindre'} per år`;
}

/** The renewal, which is near in its last 30 days (A9.7); null if there is none. The sentences are assumed. */
export function renewalOf(policy: DamagePolicy, today: IsoDate): Renewal | null {
  const { nesteVersjon } = policy;
  const fra = nesteVersjon?.periode.fra;
  if (!fra) return null;
  const date = formatDate(fra);
  const [before, after] = [yearly(policy), yearly(versionAt(policy, String(nesteVersjon.versjon)))];
  const isNear = isInRenewalWindow(dayOf(fra) ?? '', today);
  return {
    text: isNear ? `Forsikringen fornyes snart, ${date}` : `Forsikringen fornyes ${date}`,
    prices: factsOf({
      'Pris nå': shown(before),
      [`Pris fra ${date}`]: shown(after),
      Endring: changeOf(policy, before, after),
    }),
  };
}
