import { type Struct, validate } from 'superstruct';
import { apiError, ownCodes } from '#domain/errors/api-error.ts';

/** What came over the wire, if it has the shape we know; otherwise rejects with an `ApiError`. */
export function checked<T, S>(body: unknown, struct: Struct<T, S>, path: string, status: number): T {
  const { wrong, value } = judged(body, struct);
  if (wrong === null) return value as T;
  throw apiError({ status, code: ownCodes.unreadable, url: path, developerMessage: wrong });
}

/** Tells where the body is wrong, never what stood there: a value can be personal. */
function judged<T, S>(body: unknown, struct: Struct<T, S>): { wrong: string | null; value?: T | undefined } {
  try {
    const [failure, value] = validate(body, struct, { coerce: true });
    if (!failure) return { wrong: null, value };
    return { wrong: `${failure.path.join('.') || 'answer'}: expected ${failure.type}` };
  } catch {
    // superstruct writes the value into its message, and an object may refuse to be made a text.
    return { wrong: 'answer: cannot be shown' };
  }
}
