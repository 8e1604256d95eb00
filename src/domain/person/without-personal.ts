import { elevenDigits, hidden } from './eleven-digits.ts';
import { mayBeNationalId } from './national-id-digits.ts';

export { hidden };

/** What stands in for a hidden value of a recording: equal values have the same number. */
export const standIn = (number: number): string => `[skjult ${number}]`;

/** Whether a text is hidden, or a part of it. */
export const isHidden = (value: unknown): value is string =>
  typeof value === 'string' && /\[skjult( \d+)?\]/.test(value);

/** Whether a text is nothing but hidden. */
export const isStandIn = (value: unknown): value is string =>
  typeof value === 'string' && /^\[skjult( \d+)?\]$/.test(value);

/** Whether a part of an address names nobody: a word in lower case, or a short number such as a version. */
export const isPlainSegment = (part: string): boolean => /^([a-zæøå]+(-[a-zæøå]+)*|\d{1,2})?$/.test(part);

/** An id of a record: its digits are random. */
const uuid = /([\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12})/i;

/** More than eleven digits, in a row or in groups: a number may be typed behind other digits. */
const longRow = /\d(?:[ \u00a0.-]?\d){11,}/g;

/**
 * The length is limited, because a long text without an address would be searched from each of its characters. Parts joined
 * by '@' are replaced together: the rest would otherwise form an address with the replacement.
 */
const email = /[^\s@<>"'(),;:]{1,64}(?:@[^\s@<>"'(),;:]{1,255})+/g;

/** Eight digits in a row or in groups, with or without a country code. */
const phone = /(?<![\d.])(?:\+|00)?\d(?:[ \u00a0]?\d){7,12}(?![\d.]*\d)/g;

/** Numbers of customers and policies; lines and columns are shorter, codes begin with letters. */
const longNumber = /(?<![\p{L}\d_-])\d{6,}(?!\d)/gu;

/**
 * Quoted values, which may be from a response: in double quotes from the first mark to the last, because a value may contain
 * some; in single marks to the first one that no letter follows, or else to the last. An English ending as in "can't" has no
 * quotation mark. A name of the code, as in "reading 'status'", stays: only the word before it shows that it is one.
 */
const quoted =
  /"[\s\S]*"|(\b(?:reading|setting|evaluating|property|access|execute|construct|on|guard|event|node) '[\w.$#-]+')|(?!(?<=\p{L})'(?:d|ll|m|re|s|t|ve)(?!\p{L}))'(?:[\s\S]*?'(?!\p{L})|[\s\S]*')/gu;

const outsideUuids = (text: string, hide: (part: string) => string): string =>
  text
    .split(uuid)
    .map((part) => (uuid.test(part) ? part : hide(part)))
    .join('');

function hasNationalId(row: string): boolean {
  const digits = row.replace(/\D/g, '');
  return [...digits].some((_, at) => mayBeNationalId(digits.slice(at, at + 11)));
}

const hideNationalIds = (part: string): string =>
  part.replace(elevenDigits, hidden).replace(longRow, (row) => (hasNationalId(row) ? hidden : row));

export const withoutNationalIds = (text: string): string => outsideUuids(text, hideNationalIds);

/** A free text without quoted values, and without numbers and addresses that identify a person. */
export const withoutPersonal = (text: string): string =>
  outsideUuids(
    text.replace(quoted, (_, name?: string) => name ?? hidden),
    (part) => hideNationalIds(part).replace(email, hidden).replace(phone, hidden).replace(longNumber, hidden),
  );
