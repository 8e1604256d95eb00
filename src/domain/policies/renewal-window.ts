import type { IsoDate } from '#domain/dates/calendar.ts';
import { isWithin, lastDays } from '#domain/dates/date-window.ts';

/**
 * Whether a day is the day of a renewal, or one of the 30 days before it (A9.7).
 * The specification gives the number but not its use.
 */
export function isInRenewalWindow(renewal: IsoDate, on: IsoDate): boolean {
  const days = lastDays({ years: 0, days: 30 }, renewal);
  return days !== null && isWithin(days, on);
}
