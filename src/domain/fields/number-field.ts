import type { Struct } from 'superstruct';
import { typedField } from './field.ts';

/**
 * A number that is typed, and sent as a number.
 * @param read the number in a trimmed text; null if there is none
 * @param complain the sentence about the number (null if there is none), or null if it is valid
 */
export const numberField = (
  read: (typed: string) => number | null,
  complain: (value: number | null) => string | null,
): Struct<number, null> =>
  typedField(
    (typed) => read(typed.trim()),
    (value) => complain(typeof value === 'number' ? value : null),
  );

/** A whole number in digits alone. */
export const readWhole = (typed: string): number | null => (/^\d+$/.test(typed) ? Number(typed) : null);
