import type { Struct } from 'superstruct';
import { numberField, readWhole } from './number-field.ts';

/** The number of digits (B5.31, B9.3). */
export const insuranceNumberDigits = 7;

/** Sent as a number (B5.31). */
export const insuranceNumber = (sentence: string): Struct<number, null> =>
  numberField(
    (typed) => (typed.length <= insuranceNumberDigits ? readWhole(typed) : null),
    (value) => (value === null ? sentence : null),
  );
