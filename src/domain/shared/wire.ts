import { array, coerce, nullable, optional, type Struct, unknown, validate } from 'superstruct';

/** The type of such a field. */
export type Maybe<T> = T | null | undefined;

/** A field that may be absent or null, with the same meaning. */
export const maybe = <T, S>(struct: Struct<T, S>) => optional(nullable(struct));

/** The parsed value, or null. superstruct throws on a value that cannot be converted to text. */
function readOrNull<T, S>(value: unknown, struct: Struct<T, S>): T | null {
  try {
    const [failure, read] = validate(value, struct, { coerce: true });
    return failure ? null : (read ?? null);
  } catch {
    return null;
  }
}

/** An optional field: an invalid value is null. */
export const lenient = <T, S>(struct: Struct<T, S>) =>
  coerce(maybe(struct), unknown(), (value) => (value === undefined ? value : readOrNull(value, struct)));

/** A list whose invalid entries are null, so that the others can be used (B3.5). */
export const eachOf = <T, S>(entry: Struct<T, S>) =>
  coerce(array(nullable(entry)), array(unknown()), (entries) =>
    entries.map((value) => readOrNull(value, entry)),
  );

/** The valid entries of such a list. */
export const readable = <T>(entries: readonly (T | null)[]): readonly T[] =>
  entries.filter((entry) => entry !== null);

type ReadonlyDeep<T> = T extends object ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> } : T;

/** The type of a struct, readonly. */
export type Wire<S extends { readonly TYPE: unknown }> = ReadonlyDeep<S['TYPE']>;
