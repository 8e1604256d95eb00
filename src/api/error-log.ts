import { unknown } from 'superstruct';
import * as invalidatedBy from './invalidated-by.ts';
import { write } from './write.ts';

/** The report about an error in the page, without personal data (A7.23). */
export interface ClientError {
  readonly message: string;
  /** The script's address, without query and fragment. */
  readonly url: string;
  readonly line: number;
  readonly column: number;
  /** The page's address, without query and fragment. */
  readonly pageUrl: string;
  readonly stacktrace: string;
  readonly error: string;
  /** How often it has happened in this page, if it is a repetition. */
  readonly times?: number;
  /** How the page loaded, by the names of web-vitals: milliseconds, and for CLS a share of the window. */
  readonly vitals?: Readonly<Record<string, number>>;
}

/** Used where the bank's file has no `logPath`. */
export const defaultLogPath = '/log';

/** Sends the report (A7.23). Callers ignore failures: reporting a failed report would loop. */
export const logError = (
  body: ClientError,
  signal: AbortSignal,
  logPath = defaultLogPath,
): Promise<unknown> =>
  write(
    invalidatedBy.logError,
    { method: 'POST', path: `${logPath}/error`, body, signal, keepalive: true },
    unknown(),
  );
