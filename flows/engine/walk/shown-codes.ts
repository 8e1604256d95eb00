import type { ApiError } from '#domain/errors/api-error.ts';

/**
 * The error codes that a screen shows (A8.15, C4.13): that of the call in the server's logs if there is one. Written from
 * the specification, as the words in `sees-failure.ts`.
 */
export const shownCodes = (error: ApiError | null): readonly string[] =>
  error === null ? [] : [error.requestCorrelationId ?? error.code];
