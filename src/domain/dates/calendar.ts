/** A day of the calendar, written '2026-11-21'. Two of them compare as texts do. */
export type IsoDate = string;

/** The day, or null where the calendar has none such, as on 31 April. For years from 100 on. */
export function isoDate(year: number, month: number, day: number): IsoDate | null {
  // What is too much rolls over into the next month. Counted in UTC, so the machine's zone has no say.
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}

/**
 * Birthdays passed between two days, below 0 where the second comes first.
 * Who was born on 29 February has the birthday on 1 March in other years.
 */
export function wholeYearsBetween(from: IsoDate, to: IsoDate): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
