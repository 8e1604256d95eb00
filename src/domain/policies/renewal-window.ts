import type { IsoDate } from '#domain/dates/calendar.ts';
import { isWithin, plus } from '#domain/dates/dates.ts';

/**
 * Whether a day is among the last 30 days before a renewal, the day of the renewal included (A9.7).
 * The specification gives the number and not its use.
 */
export function isInRenewalWindow(renewal: IsoDate, on: IsoDate): boolean {
  const from = plus(renewal, { days: -30 });
  return from !== null && isWithin({ from, to: renewal }, on);
}
