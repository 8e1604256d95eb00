import { nullable, optional, Struct, validate } from 'superstruct';

/** The type of such a field. */
export type Maybe<T> = T | null | undefined;

/** A field that the server may leave out, or send as null: the same to us. */
export const maybe = <T, S>(struct: Struct<T, S>) => optional(nullable(struct));

/** The value as the struct reads it, or null. A value that cannot be made a text makes superstruct throw. */
function readOrNull<T, S>(value: unknown, struct: Struct<T, S>): T | null {
  try {
    const [failure, read] = validate(value, struct, { coerce: true });
    return failure ? null : (read ?? null);
  } catch {
    return null;
  }
}

/**
 * A field that the pages can do without: one that cannot be read is null. It is read by the coercion and checked only
 * there: superstruct's own `coerce` checks the result again, at every level (0028).
 */
export const lenient = <T, S>(struct: Struct<T, S>) =>
  new Struct<Maybe<T>, null>({
    type: struct.type,
    schema: null,
    coercer: (value) => (value === undefined ? value : readOrNull(value, struct)),
  });

/** A list in which an entry that cannot be read is null, so that it does not cost the others (B3.5). */
export const eachOf = <T, S>(entry: Struct<T, S>) =>
  new Struct<(T | null)[], null>({
    type: 'array',
    schema: null,
    coercer: (value) => (Array.isArray(value) ? value.map((each) => readOrNull(each, entry)) : value),
    validator: Array.isArray,
  });

/** The entries of such a list that could be read. */
export const readable = <T>(entries: readonly (T | null)[]): readonly T[] =>
  entries.filter((entry) => entry !== null);

type ReadonlyDeep<T> = T extends object ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> } : T;

/** The type that a struct describes, read-only: code never changes a response. */
export type Wire<S extends { readonly TYPE: unknown }> = ReadonlyDeep<S['TYPE']>;
