import { type IsoDate, isoDate, wholeYearsBetween } from '#domain/dates/calendar.ts';
import { hasCheckDigits } from './national-id-digits.ts';

/** A foreign helper number; it has no birth date. */
const isForeignHelper = (value: string): boolean => /^[89]/.test(value);

/** The first year of the century, from the individual number (digits 7 to 9); null for an unused number. */
function century(individual: number, year: number): number | null {
  if (individual <= 499) return 1900;
  if (individual <= 749 && year >= 54) return 1800;
  if (year <= 39) return 2000;
  return individual >= 900 ? 1900 : null;
}

/** For a birth number, a D number (40 added to the day) or an H number (40 added to the month). */
function birthDate(value: string): IsoDate | null {
  const part = (start: number, end: number) => Number(value.slice(start, end));
  const [day, month, year] = [part(0, 2), part(2, 4), part(4, 6)];
  const first = century(part(6, 9), year);
  if (first === null) return null;
  if (day > 40) return isoDate(first + year, month, day - 40);
  return isoDate(first + year, month > 40 ? month - 40 : month, day);
}

/** Age in whole years on the given day; null for an invalid number, or a number without a birth date. */
export function ageOf(value: string, on: IsoDate): number | null {
  const born = hasCheckDigits(value) && !isForeignHelper(value) ? birthDate(value) : null;
  if (born === null) return null;
  const age = wholeYearsBetween(born, on);
  return age >= 0 && age < 125 ? age : null;
}

/** Whether it is a national identity number on the given day (A5.1). */
export const isNationalId = (value: string, on: IsoDate): boolean =>
  (hasCheckDigits(value) && isForeignHelper(value)) || ageOf(value, on) !== null;
