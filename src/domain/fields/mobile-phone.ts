import type { Struct } from 'superstruct';
import { withoutBlanks } from '#domain/display/digits.ts';
import { isMobilePhone } from '#domain/display/phone.ts';
import { textField } from './field.ts';

/** B5.9; sent without blanks. */
export const mobilePhone = (sentence: string): Struct<string, null> =>
  textField(sentence, isMobilePhone, withoutBlanks);
