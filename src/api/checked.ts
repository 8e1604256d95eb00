import { type Struct, validate } from 'superstruct';
import { apiError, ownCodes } from '#domain/errors/api-error.ts';

/** What came over the wire, if it has the shape we know; otherwise rejects with an `ApiError`. */
export function checked<T, S>(body: unknown, struct: Struct<T, S>, path: string): T {
  const [failure, value] = validate(body, struct);
  if (!failure) return value;
  // Where it is wrong, never what stood there: a value can be personal.
  const where = failure.path.join('.');
  throw apiError({
    code: ownCodes.unreadable,
    url: path,
    developerMessage: `${where || 'answer'}: expected ${failure.type}`,
  });
}
