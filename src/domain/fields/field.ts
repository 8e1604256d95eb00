import { coerce, define, dynamic, type Struct } from 'superstruct';

/*
 * A field of a form is a struct with its own sentences: forms word the same rule differently. `checkForm` validates the
 * typed value and converts it to the value that is sent.
 */

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

// Not superstruct's `string`: it writes every value into its message, and some cannot be converted to text.
const isText = define<string>('typed', (value) => typeof value === 'string' || 'no text');

// Not null, which would mean an empty field.
const unreadable = Symbol('unreadable');

/**
 * A field with a typed value.
 * @param read the value that is sent for the typed text; null if the text is invalid
 * @param complain the sentence about the value, or null if it is valid
 */
export const typedField = <T>(
  read: (typed: string) => T | null,
  complain: (value: unknown) => string | null,
): Struct<T, null> =>
  coerce(
    define<T>('typed', (value) => complain(value) ?? true),
    isText,
    (typed) => read(typed) ?? unreadable,
  );

/** A text that follows the rule, after trimming. */
export const textField = (
  sentence: string,
  keeps: (text: string) => boolean,
  tidy = (typed: string) => typed.trim(),
): Struct<string, null> =>
  typedField(tidy, (value) => (typeof value === 'string' && keeps(value) ? null : sentence));

/** A text that is not blank. */
export const requiredText = (sentence: string): Struct<string, null> =>
  textField(sentence, (text) => !isBlank(text));

/** A required field: first checks that there is a value, then the value. */
export function required<T>(sentence: string, field: Struct<T, null>): Struct<T, null> {
  // Not an intersection of two structs: superstruct would not convert the value then.
  const missing = define<T>('missing', () => sentence);
  return dynamic((value) => (isBlank(value) ? missing : field));
}
