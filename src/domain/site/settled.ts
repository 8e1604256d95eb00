import type { ApiError } from '#domain/errors/api-error.ts';

/** What came of asking for a part of a page: it is there, or it is not to be had. */
export type Settled<T> =
  | { readonly value: T; readonly error: null }
  | { readonly value: null; readonly error: ApiError };
