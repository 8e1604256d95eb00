/** A day of the calendar, written '2026-11-21'. Days compare as texts. */
export type IsoDate = string;

/** The day, or null if it does not exist, like 31 April. */
export function isoDate(year: number, month: number, day: number): IsoDate | null {
  // Days beyond the month roll over into the next one. In UTC, so the machine's time zone does not matter.
  // `Date.UTC` would read the year 50 as 1950.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}

/**
 * Birthdays between two days, below 0 if the second is earlier. A birthday on 29 February is on 1 March in other years.
 */
export function wholeYearsBetween(from: IsoDate, to: IsoDate): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
