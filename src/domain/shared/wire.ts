import { nullable, optional, type Struct } from 'superstruct';

/** A field that the server may leave out, or send as null: the same to us. */
export const maybe = <T, S>(struct: Struct<T, S>) => optional(nullable(struct));

type ReadonlyDeep<T> = T extends object ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> } : T;

/** The type of what a struct describes; nobody changes an answer of the server. */
export type Wire<S extends { readonly TYPE: unknown }> = ReadonlyDeep<S['TYPE']>;
