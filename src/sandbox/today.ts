import type { IsoDate } from '#domain/dates/calendar.ts';
import { plus, type Span } from '#domain/dates/dates.ts';
import { todayAt } from '#domain/dates/format-date.ts';

/** Today in Oslo, and days relative to it, so that the insurer's data is always current. */
export const today = (span: Span = {}): IsoDate => after(todayAt(Date.now()), span);

/** Cached: every response uses the same few hundred days, and luxon takes 0.1 ms for each. */
const counted = new Map<string, IsoDate>();

/** The day after this span; `day` must be a valid day. */
export function after(day: IsoDate, span: Span): IsoDate {
  const key = `${day} ${JSON.stringify(span)}`;
  const date = counted.get(key) ?? plus(day, span) ?? day;
  counted.set(key, date);
  return date;
}
