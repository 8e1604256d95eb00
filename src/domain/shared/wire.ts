import { nullable, optional, Struct, validate } from 'superstruct';

/** The type of a field that may be missing or null. */
export type Maybe<T> = T | null | undefined;

/** A field that the server may leave out, or send as null; both mean the same. */
export const maybe = <T, S>(struct: Struct<T, S>) => optional(nullable(struct));

/** The value as the struct reads it, or null. Superstruct throws on a value that cannot be converted to text. */
function readOrNull<T, S>(value: unknown, struct: Struct<T, S>): T | null {
  try {
    const [failure, read] = validate(value, struct, { coerce: true });
    return failure ? null : (read ?? null);
  } catch {
    return null;
  }
}

/**
 * An optional field: a value that cannot be read becomes null. Only the coercion reads and checks the value, because
 * superstruct's own `coerce` checks the result again, at every level (0028).
 */
export const lenient = <T, S>(struct: Struct<T, S>) =>
  new Struct<Maybe<T>, null>({
    type: struct.type,
    schema: null,
    coercer: (value) => (value === undefined ? value : readOrNull(value, struct)),
  });

/** A text that may be missing: it is then empty, and its readers leave it out. */
export const text = () =>
  new Struct<string, null>({
    type: 'string',
    schema: null,
    coercer: (value) => (typeof value === 'string' ? value : ''),
  });

/** An object that may be missing: each of its fields, which are all optional, is then missing. */
export const part = <T, S>(struct: Struct<T, S>) =>
  new Struct<T, null>({
    type: struct.type,
    schema: null,
    coercer: (value) => readOrNull(value, struct) ?? readOrNull({}, struct),
    validator: (value) => value !== null,
  });

/** A list that may be missing: it is then empty. Only for entries without a field that is needed. */
export const listOf = <T, S>(entry: Struct<T, S>) =>
  new Struct<T[], null>({
    type: 'array',
    schema: null,
    coercer: (value) =>
      Array.isArray(value)
        ? value.map((each) => readOrNull(each, entry)).filter((each) => each !== null)
        : [],
  });

/** A list in which an entry that cannot be read becomes null, so that the other entries can be used (B3.5). */
export const eachOf = <T, S>(entry: Struct<T, S>) =>
  new Struct<(T | null)[], null>({
    type: 'array',
    schema: null,
    coercer: (value) => (Array.isArray(value) ? value.map((each) => readOrNull(each, entry)) : value),
    validator: Array.isArray,
  });

/** The entries of an `eachOf` list that could be read. */
export const readable = <T>(entries: readonly (T | null)[]): readonly T[] =>
  entries.filter((entry) => entry !== null);

type ReadonlyDeep<T> = T extends object ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> } : T;

/** The type that a struct describes, read-only: code never changes a response. */
export type Wire<S extends { readonly TYPE: unknown }> = ReadonlyDeep<S['TYPE']>;
