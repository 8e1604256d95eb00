import { coerce, define, type Struct, unknown } from 'superstruct';

/** A question that must be answered, and with yes (B5.7, B5.35). A question without an answer may have its own sentence. */
export const yes = (sentence: string, unanswered = sentence): Struct<true, null> =>
  define('yes', (value) => value === true || (value === false ? sentence : unanswered));

/** One of several options. */
export const chosen = <T extends string>(choices: readonly T[], sentence: string): Struct<T, null> =>
  define('chosen', (value) => choices.some((choice) => choice === value) || sentence);

/** At least one of several options (B5.3). */
export const atLeastOne = (sentence: string): Struct<string[], null> =>
  define(
    'atLeastOne',
    (value) =>
      (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')) ||
      sentence,
  );

/** A hidden field: any value is valid, and it is not sent. */
export const notShown: Struct<undefined, null> = coerce(
  define<undefined>('notShown', () => true),
  unknown(),
  () => undefined,
);
