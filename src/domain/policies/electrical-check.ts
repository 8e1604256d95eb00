import type { IsoDate } from '#domain/dates/calendar.ts';
import { isWithin, lastDays } from '#domain/dates/date-window.ts';
import { dayOf } from '#domain/dates/format-date.ts';

/**
 * Returns a function that says whether an electrical check still counts on a day, by the server's date (B9.6). It is
 * made once for all buildings of a page.
 */
export function electricalCheckCountsOn(on: IsoDate): (checked: string | null | undefined) => boolean {
  const days = lastDays({ years: 3, days: 1 }, on);
  return (checked) => {
    const day = dayOf(checked ?? '');
    return day !== null && days !== null && isWithin(days, day);
  };
}
