import type { IsoDate } from '#domain/dates/calendar.ts';
import { isWithin, plus } from '#domain/dates/dates.ts';

/**
 * A9.7: the last 30 days before a renewal, the day itself included.
 * The spec shows the figure only, not what it is for.
 */
export function isInRenewalWindow(renewal: IsoDate, on: IsoDate): boolean {
  const from = plus(renewal, { days: -30 });
  return from !== null && isWithin({ from, to: renewal }, on);
}
