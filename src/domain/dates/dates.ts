import { DateTime } from 'luxon';
import type { IsoDate } from './calendar.ts';
import type { DateWindow } from './date-window.ts';
import { formatDate } from './format-date.ts';

// The time zone is given at every use (A9.11), because luxon's default is the zone of the customer's machine.
const oslo = { zone: 'Europe/Oslo', locale: 'nb' } as const;

const iso = (date: DateTime): IsoDate | null => (date.isValid ? date.toFormat('yyyy-MM-dd') : null);

// luxon also reads '2026' and '2026-W47' as days.
const read = (date: string): DateTime =>
  /^\d{4}-\d\d-\d\d/.test(date) ? DateTime.fromISO(date, oslo) : DateTime.invalid('no day');

export interface Span {
  readonly years?: number;
  readonly months?: number;
  readonly days?: number;
}

/** Years and months first, then days; a month that is too short ends on its last day. Null for no date. */
export const plus = (date: IsoDate, span: Span): IsoDate | null => iso(read(date).plus(span));

/** When a change may take effect (B5.11, B9.2). */
export const effectiveDates = (today: IsoDate): DateWindow => ({
  from: today,
  to: plus(today, { months: 1 }) ?? today,
});

/** A date as a visitor types it (B5.12): dd.MM.yyyy, also with '/', blank or '-' for the dots. */
export const readTypedDate = (typed: string): IsoDate | null =>
  iso(DateTime.fromFormat(typed.trim().replace(/[/\s-]/g, '.'), 'dd.MM.yyyy', oslo));

/** A date that a customer has typed, as dates are shown: dd.MM.yyyy (A5.7). */
export const formatTypedDate = (typed: string): string => formatDate(readTypedDate(typed) ?? typed);
