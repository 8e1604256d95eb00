import { type IsoDate, isoDate } from './calendar.ts';
import { dayOf } from './format-date.ts';

/** The first and the last day allowed. */
export interface DateWindow {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export const isWithin = ({ from, to }: DateWindow, date: IsoDate): boolean => from <= date && date <= to;

/** In UTC every day has this length. */
const dayInMilliseconds = 86_400_000;

/** The day that is so many days after a date, without Luxon. */
export const daysAfter = (days: number, date: IsoDate): IsoDate =>
  new Date(Date.parse(date) + days * dayInMilliseconds).toISOString().slice(0, 10);

/**
 * The days that are at most so old, such as three years and a day (B9.6): years back first, where 29 February may become
 * 28 February, then days. Null for no date. Without Luxon, which the page of a policy need not load (0005).
 */
export function lastDays(age: { years: number; days: number }, today: IsoDate): DateWindow | null {
  const day = dayOf(today);
  if (day === null) return null;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const anniversary = isoDate(year - age.years, month, date) ?? isoDate(year - age.years, month, date - 1);
  if (anniversary === null) return null;
  return { from: daysAfter(-age.days, anniversary), to: today };
}
