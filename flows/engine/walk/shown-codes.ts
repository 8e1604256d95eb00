import type { ApiError } from '#domain/errors/api-error.ts';

/**
 * The error codes that a screen shows (A8.15, C4.13): that of the call in the server's logs if there is one. Those of
 * maintenance and of a lost session are folded. Written from the specification, as the words in `sees-failure.ts`.
 */
export const shownCodes = (error: ApiError | null): readonly string[] => {
  if (error === null) return [];
  if (error.status === 401 || ['INS00002', 'INS00002_NIGHT'].includes(error.code)) return ['Feilkode'];
  return [error.requestCorrelationId ?? error.code];
};
