import { isoDate, wholeYearsBetween } from '#domain/dates/calendar.ts';
import { today } from '#sandbox/today.ts';

export interface RegisteredPerson {
  readonly fornavn: string;
  readonly etternavn: string;
  readonly fulltNavn: string;
  readonly isMinor: boolean;
}

const givenNames = ['Ingrid', 'Ola', 'Sofie', 'Magnus', 'Thea', 'Henrik', 'Marte', 'Sindre', 'Tuva', 'Eirik'];

/**
 * The person with a national identity number. The tester decides by its last digits: a number that ends in 00 is unknown,
 * and a number that ends in 99 has another surname. Any other number belongs to a person with the given surname, born on
 * the day in its first digits, in this century if possible: 010115 is a child, 010185 an adult. An invented month, 81 to
 * 92, counts as 01 to 12.
 */
export function findPerson(
  fodselsnummer: string,
  surname: string,
): RegisteredPerson | 'noSuchNumber' | 'surnameMismatch' {
  if (fodselsnummer.endsWith('00')) return 'noSuchNumber';
  if (fodselsnummer.endsWith('99')) return 'surnameMismatch';
  const fornavn = givenNames[Number(fodselsnummer.slice(-1))] ?? 'Kim';
  const etternavn = surname.trim();
  return { fornavn, etternavn, fulltNavn: `${fornavn} ${etternavn}`, isMinor: isMinor(fodselsnummer) };
}

function isMinor(fodselsnummer: string): boolean {
  const [day = 0, month = 0, year = 0] = [0, 2, 4].map((at) => Number(fodselsnummer.slice(at, at + 2)));
  const century = year <= Number(today().slice(2, 4)) ? 2000 : 1900;
  const born = isoDate(century + year, month > 80 ? month - 80 : month, day);
  return born !== null && wholeYearsBetween(born, today()) < 18;
}
