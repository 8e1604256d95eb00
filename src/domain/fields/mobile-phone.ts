import type { Struct } from 'superstruct';
import { withoutBlanks } from '#domain/display/digits.ts';
import { textField } from './field.ts';

/** Eight digits that begin with 4 or 9, optionally with '+47'; sent without blanks (B5.9, B9.3). */
export const mobilePhone = (sentence: string): Struct<string, null> =>
  textField(sentence, (text) => /^(\+47)?[49]\d{7}$/.test(text), withoutBlanks);
