import { type Struct, validate } from 'superstruct';

/** What one field sends of what was typed, or the sentence that the customer reads. */
export function checkField<T>(field: Struct<T, null>, typed: unknown): { sent: T } | { sentence: string } {
  const [failure, sent] = validate(typed, field, { coerce: true });
  return failure ? { sentence: failure.message } : { sent };
}
