import { type IsoDate, isoDate } from './calendar.ts';

// The browser formats dates in this time zone (A9.11), so that a first screen with a date does not load luxon.
const oslo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' });

/** The day in Oslo at an instant (milliseconds since 1970); the caller has the clock. */
export const todayAt = (now: number): IsoDate => oslo.format(now);

const pattern = /^(\d{4})-(\d\d)-(\d\d)(?:T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/;

/** The day in Oslo of a date or an instant in ISO 8601; null for any other text. A time without a zone is Oslo's own. */
export function dayOf(text: string): IsoDate | null {
  const [, year, month, day, zone] = pattern.exec(text) ?? [];
  if (zone === undefined) return isoDate(Number(year), Number(month), Number(day));
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : todayAt(instant);
}

/** '21.11.2026' (A5.7), from a date or an instant in ISO 8601; other texts are returned unchanged. */
export const formatDate = (text: string): string => dayOf(text)?.split('-').reverse().join('.') ?? text;

/** '21.11.2026–20.11.2027' (A5.7); a period without an end, '21.11.2026–'. */
export const formatPeriod = (from: string, to: string | null | undefined): string =>
  `${formatDate(from)}–${formatDate(to ?? '')}`;
