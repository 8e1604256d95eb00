import type { IsoDate } from '#domain/dates/calendar.ts';
import { isWithinLast } from '#domain/dates/dates.ts';
import { dayOf } from '#domain/dates/format-date.ts';

/** B9.6: whether an electrical check still counts on a day; `checked` is the server's date, if any. */
export function countsElectricalCheck(checked: string | null, on: IsoDate): boolean {
  const day = dayOf(checked ?? '');
  return day !== null && isWithinLast({ years: 3, days: 1 }, day, on);
}
