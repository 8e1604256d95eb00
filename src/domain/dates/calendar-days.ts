import type { IsoDate } from './calendar.ts';
import { calendarWeeks } from './calendar-weeks.ts';
import { type DateWindow, isWithin } from './date-window.ts';
import { plus, readTypedDate, type Span } from './dates.ts';

/** Keys of the ARIA date-picker pattern. */
const spans: ReadonlyMap<string, Span> = new Map([
  ['ArrowLeft', { days: -1 }],
  ['ArrowRight', { days: 1 }],
  ['ArrowUp', { days: -7 }],
  ['ArrowDown', { days: 7 }],
  ['PageUp', { months: -1 }],
  ['PageDown', { months: 1 }],
  ['Shift+PageUp', { years: -1 }],
  ['Shift+PageDown', { years: 1 }],
]);

/** The day that a key leads to from another day; null for any other key. */
export function dayByKey(day: IsoDate, key: string, shift: boolean): IsoDate | null {
  const week = calendarWeeks(day).find((days) => days.includes(day));
  if (key === 'Home') return week?.at(0) ?? null;
  if (key === 'End') return week?.at(-1) ?? null;
  const span = spans.get(shift && key.startsWith('Page') ? `Shift+${key}` : key);
  return span ? plus(day, span) : null;
}

const monthOf = (day: IsoDate): string => day.slice(0, 7);

/** Whether the calendar turns to the month of a day: one with a day that is allowed. */
export const isMonthShown = ({ from, to }: DateWindow, day: IsoDate): boolean =>
  isWithin({ from: monthOf(from), to: monthOf(to) }, monthOf(day));

/** The day that a key leads to if the calendar shows it. */
export function shownByKey(window: DateWindow, day: IsoDate, key: string, shift: boolean): IsoDate | null {
  const reached = dayByKey(day, key, shift);
  return reached !== null && isMonthShown(window, reached) ? reached : null;
}

/** Where the calendar opens: on the typed day if it is allowed, otherwise on the first day that is. */
export function dayToOpenOn(typed: string, window: DateWindow): IsoDate {
  const day = readTypedDate(typed);
  return day !== null && isWithin(window, day) ? day : window.from;
}

// Dates without a time, so that the machine's time zone does not matter.
const dayName = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'full', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat('nb-NO', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'november 2026' */
export const nameOfMonth = (day: IsoDate): string => monthName.format(Date.parse(day));

/** 'lørdag 21. november 2026', and why it cannot be chosen (assumed, after B5.12). */
export function nameOfDay(day: IsoDate, { from, to }: DateWindow): string {
  const name = dayName.format(Date.parse(day));
  if (day < from) return `${name}, for langt tilbake i tid`;
  return day > to ? `${name}, for langt frem i tid` : name;
}
