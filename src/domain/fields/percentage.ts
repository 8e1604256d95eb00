import type { Struct } from 'superstruct';
import { numberField } from './number-field.ts';

/** '80' or '37,5'; the decimal comma may be a point. */
const readDecimal = (typed: string): number | null =>
  /^-?\d+([.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : null;

/** The share of a full position, sent as a number (B5.8, B9.1). */
export const percentage = (sentences: { noNumber: string; outside: string }): Struct<number, null> =>
  numberField(readDecimal, (value) => {
    if (value === null) return sentences.noNumber;
    return value >= 10 && value <= 100 ? null : sentences.outside;
  });
