import { nullable, optional, type Struct } from 'superstruct';

/** A field that the server may leave out, or send as null: the same to us. */
export const maybe = <T, S>(struct: Struct<T, S>) => optional(nullable(struct));
