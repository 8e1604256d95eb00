import { type ApiError, reference } from './api-error.ts';

/** What customer service can look up about a failed call. */
export interface Technical {
  /** The id of the call in the server's logs, or another known code (A8.15). */
  readonly code: string;
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
}

/** Null if no call failed (C4.13). */
export const technicalOf = (error: ApiError | null): Technical | null =>
  error === null ? null : { code: reference(error), status: error.status };
