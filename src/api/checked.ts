import { type Struct, validate } from 'superstruct';
import { apiError, ownCodes } from '#domain/errors/api-error.ts';

/** Returns the body if it has the expected shape; otherwise throws an `ApiError`. */
export function checked<T, S>(body: unknown, struct: Struct<T, S>, path: string, status: number): T {
  const { wrong, value } = judged(body, struct);
  if (wrong === null) return value as T;
  throw apiError({ status, code: ownCodes.unreadable, url: path, developerMessage: wrong });
}

/** Names the invalid field but never its value, which can be personal. */
function judged<T, S>(body: unknown, struct: Struct<T, S>): { wrong: string | null; value?: T | undefined } {
  try {
    const [failure, value] = validate(body, struct, { coerce: true });
    if (!failure) return { wrong: null, value };
    return { wrong: `${failure.path.join('.') || 'answer'}: expected ${failure.type}` };
  } catch {
    // superstruct writes the value into its message, and some objects cannot be converted to text.
    return { wrong: 'answer: cannot be shown' };
  }
}
