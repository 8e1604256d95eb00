import { type Struct, validate } from 'superstruct';

/** The value that a field sends for a typed value, or its error message. */
export function checkField<T>(field: Struct<T, null>, typed: unknown): { sent: T } | { sentence: string } {
  const [failure, sent] = validate(typed, field, { coerce: true });
  return failure ? { sentence: failure.message } : { sent };
}
