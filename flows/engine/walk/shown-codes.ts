import type { ApiError } from '#domain/errors/api-error.ts';

/**
 * The error codes that a screen shows (A8.15): that of the call in the server's logs if there is one. None in planned
 * maintenance and after a lost session. Written from the specification, as the words in `sees-failure.ts`.
 */
export function shownCodes(error: ApiError | null): readonly string[] {
  if (error === null || error.status === 401 || error.code === 'INS00002_NIGHT') return [];
  return [error.requestCorrelationId ?? error.code];
}
