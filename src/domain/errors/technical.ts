import { type ApiError, reference } from './api-error.ts';
import { maintenanceCode } from './general.ts';
import { isLostSession } from './not-logged-in.ts';

/** What customer service can look up about a failed call. */
export interface Technical {
  /** The id of the call in the server's logs, or another known code (A8.15). */
  readonly code: string;
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
}

/** Null where there is nothing to look up: in planned maintenance, and when the session has ended. */
export const technicalOf = (error: ApiError | null): Technical | null =>
  error === null || isLostSession(error) || error.code === maintenanceCode
    ? null
    : { code: reference(error), status: error.status };
