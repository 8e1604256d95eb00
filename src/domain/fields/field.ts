import { coerce, define, dynamic, type Struct } from 'superstruct';

/*
 * A field of a form is a struct that takes its sentence: forms word the same rule differently.
 * Checked with `checkForm`, it also makes what is sent out of what was typed.
 */

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

// Not superstruct's own `string`: it writes every value into its message, and some refuse to be a text.
const isText = define<string>('typed', (value) => typeof value === 'string' || 'no text');

// Not null, which would be taken for a field that nothing was typed into.
const unreadable = Symbol('unreadable');

/**
 * A field that is typed into.
 * @param read what is sent for what was typed; null where nothing can be made of it
 * @param complain the sentence about what would be sent, or null where it is right
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

/** A text that keeps the rule, tidied first. */
export const textField = (
  sentence: string,
  keeps: (text: string) => boolean,
  tidy = (typed: string) => typed.trim(),
): Struct<string, null> =>
  typedField(tidy, (value) => (typeof value === 'string' && keeps(value) ? null : sentence));

/** A text that is not blank. */
export const requiredText = (sentence: string): Struct<string, null> =>
  textField(sentence, (text) => !isBlank(text));

/** Asks for something first; of what was given, whether it is right. */
export function required<T>(sentence: string, field: Struct<T, null>): Struct<T, null> {
  // Not an intersection of two structs: superstruct would not tidy the value then.
  const missing = define<T>('missing', () => sentence);
  return dynamic((value) => (isBlank(value) ? missing : field));
}
