import type { Struct } from 'superstruct';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { withoutBlanks } from '#domain/display/digits.ts';
import { textField } from '#domain/fields/field.ts';
import { isNationalId } from './national-id.ts';
import { matchesNationalIdPattern } from './national-id-digits.ts';

/* A national identity number is often written '010203 12345', so it is sent without blanks. */

/** The complete rule for a national identity number (A5.1), on the given day. */
export const nationalId = (sentence: string, on: IsoDate): Struct<string, null> =>
  textField(sentence, (value) => isNationalId(value, on), withoutBlanks);

/** The looser rule of B5.38. */
export const nationalIdPattern = (sentence: string): Struct<string, null> =>
  textField(sentence, matchesNationalIdPattern, withoutBlanks);

/** Digits of a national identity number; input is limited to these (B5.28, B5.29). */
export const nationalIdDigits = 11;

/** Only the number of digits is checked; the server checks the rest (B5.28). */
export const nationalIdLength = (sentence: string): Struct<string, null> =>
  textField(sentence, (value) => /^\d*$/.test(value) && value.length === nationalIdDigits, withoutBlanks);
