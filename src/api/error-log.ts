import { unknown } from 'superstruct';
import * as outdatedBy from './outdated-by.ts';
import { write } from './write.ts';

/** What is sent of an error in the page (A7.23), with nothing personal in it. */
export interface ClientError {
  readonly message: string;
  /** The script, without its query. */
  readonly url: string;
  readonly line: number;
  readonly column: number;
  /** The page, without what the customer is doing there. */
  readonly pageUrl: string;
  readonly stacktrace: string;
  readonly error: string;
}

/** A7.23; callers ignore failures: reporting a failed report would loop. */
export const logError = (body: ClientError, signal: AbortSignal, logPath = '/log'): Promise<unknown> =>
  write(outdatedBy.logError, { method: 'POST', path: `${logPath}/error`, body, signal }, unknown());
