import type { IsoDate } from './calendar.ts';

const oneDay = 86_400_000;

/**
 * The calendar of a day's month: six weeks from Monday to Sunday (A9.11), the first with the first day of the month. Empty
 * if there is no such month.
 */
export function calendarWeeks(day: IsoDate): readonly (readonly IsoDate[])[] {
  // In UTC all days are equally long, and the machine's time zone does not matter.
  const [month] = /^\d{4}-\d\d/.exec(day) ?? [];
  const first = Date.parse(`${month}-01T00:00:00Z`);
  if (Number.isNaN(first)) return [];
  const sinceMonday = (new Date(first).getUTCDay() + 6) % 7;
  const shown = (days: number) => new Date(first + (days - sinceMonday) * oneDay).toISOString().slice(0, 10);
  return [0, 7, 14, 21, 28, 35].map((monday) => [0, 1, 2, 3, 4, 5, 6].map((at) => shown(monday + at)));
}
