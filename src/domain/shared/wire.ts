import { array, coerce, define, is, nullable, optional, type Struct, unknown, validate } from 'superstruct';

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

/** A field that the pages can do without: one that cannot be read is null. */
export const lenient = <T, S>(struct: Struct<T, S>) =>
  coerce(maybe(struct), unknown(), (value) => (value === undefined ? value : readOrNull(value, struct)));

/** Lists whose entries were checked when they were read: superstruct would check them once more (0028). */
const checkedLists = new WeakSet<readonly unknown[]>();

/** A list in which an entry that cannot be read is null, so that it does not cost the others (B3.5). */
export function eachOf<T, S>(entry: Struct<T, S>) {
  const list = array(nullable(entry));
  const isList = (value: unknown) => Array.isArray(value) && (checkedLists.has(value) || is(value, list));
  return coerce(define<(T | null)[]>('array', isList), array(unknown()), (entries) => {
    const read = entries.map((value) => readOrNull(value, entry));
    checkedLists.add(read);
    return read;
  });
}

/** The entries of such a list that could be read. */
export const readable = <T>(entries: readonly (T | null)[]): readonly T[] =>
  entries.filter((entry) => entry !== null);

type ReadonlyDeep<T> = T extends object ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> } : T;

/** The type that a struct describes, read-only: code never changes a response. */
export type Wire<S extends { readonly TYPE: unknown }> = ReadonlyDeep<S['TYPE']>;
