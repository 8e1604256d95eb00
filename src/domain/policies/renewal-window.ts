import type { IsoDate } from '#domain/dates/calendar.ts';
import { isWithin, plus } from '#domain/dates/dates.ts';

/**
 * Whether a day is the day of a renewal, or one of the 30 days before it (A9.7).
 * The specification gives the number but not its use.
 */
export function isInRenewalWindow(renewal: IsoDate, on: IsoDate): boolean {
  const from = plus(renewal, { days: -30 });
  return from !== null && isWithin({ from, to: renewal }, on);
}
