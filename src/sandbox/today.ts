import type { IsoDate } from '#domain/dates/calendar.ts';
import { plus, type Span } from '#domain/dates/dates.ts';
import { todayAt } from '#domain/dates/format-date.ts';

/** Today in Oslo, and days reckoned from it: the insurer's data is always fresh. */
export const today = (span: Span = {}): IsoDate => after(todayAt(Date.now()), span);

/** For days that are known to be some. */
export const after = (day: IsoDate, span: Span): IsoDate => plus(day, span) ?? day;
