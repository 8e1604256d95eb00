import { unknown } from 'superstruct';
import { write } from './write.ts';

/** A7.23, with nothing personal in it; what is not known is left out. */
interface ClientError {
  readonly message: string;
  readonly url?: string;
  readonly line?: number;
  readonly column?: number;
  readonly pageUrl: string;
  readonly stacktrace?: string;
  readonly error?: string;
}

/** A7.23; who calls it passes over how it went, or an error of this call would be told of by this call. */
export const logError = (body: ClientError, signal: AbortSignal): Promise<unknown> =>
  write('logError', { method: 'POST', path: '/log/error', body, signal }, unknown());
