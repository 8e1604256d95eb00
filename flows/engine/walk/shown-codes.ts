import type { ApiError } from '#domain/errors/api-error.ts';
import { technicalOf } from '#domain/errors/technical.ts';

/** The error codes that a screen shows: one, or none if no call failed. */
export function shownCodes(error: ApiError | null): readonly string[] {
  const technical = technicalOf(error);
  return technical ? [technical.code] : [];
}
