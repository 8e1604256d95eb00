import ky from 'ky';
import { apiError, isApiError, ownCodes } from '#domain/errors/api-error.ts';
import { takeEarly } from './early-answers.ts';
import { errorOf } from './error-answer.ts';
import { requestHeaders } from './request-headers.ts';

interface Options {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** Writes only: a cached read is shared, so nobody may abort it for the others. */
  readonly signal?: AbortSignal;
  /** Not even a 400 that asks for it is followed by a repeat. */
  readonly once?: boolean;
  /** The answer is a file of this media type, and not JSON; its body is a `Blob`. */
  readonly file?: string;
}

interface ClientSettings {
  /** What stands before every path. */
  readonly restUrl: string;
  /** Milliseconds until a call gives up, its body included; the contract states it. */
  readonly timeout: number;
  /** How often a failed read is sent again, where the call has no rule of its own (A9.8). */
  readonly retries: number;
  /** Milliseconds before the first retry; they double with each (A9.8). */
  readonly retryDelay: number;
}

let settings: ClientSettings = { restUrl: '/rest', timeout: 30_000, retries: 3, retryDelay: 1_000 };

export const configureClient = (changes: Partial<ClientSettings>): void => {
  settings = { ...settings, ...changes };
};

/** Where a file is that the browser fetches by itself; the path is one of the contract's. */
export const addressOf = (path: string): string => `${settings.restUrl}${path}`;

export const readRetries = (): number => settings.retries;

/** The wait after so many failures before. */
export const retryDelay = (failures: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, settings.retryDelay * 2 ** failures));

/** Makes of an answer's parsed body what is wanted, or throws an `ApiError`. */
type Take<T> = (body: unknown, status: number) => T;

/**
 * One call (A7.22). Resolves with what is made of the parsed body, which is null for an empty result
 * (201, 202, 204, 205). Rejects with an `ApiError`, or with the signal's own reason when aborted from outside.
 */
export async function call<T = unknown>(
  path: string,
  options: Options = {},
  take: Take<T> = (body) => body as T,
): Promise<T> {
  const timeout = AbortSignal.timeout(settings.timeout);
  try {
    const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
    const first = await (early(path, options, signal) ?? send(path, options, signal));
    const response = wantsRepeat(first) && !options.once ? await send(path, options, signal) : first;
    if (!response.ok) throw await errorOf(response, path);
    return take(await bodyOf(response, path, options.file), response.status);
  } catch (error) {
    options.signal?.throwIfAborted();
    if (isApiError(error)) throw error;
    throw apiError({
      code: timeout.aborted ? ownCodes.timeout : ownCodes.network,
      url: path,
      developerMessage: String(error),
    });
  }
}

/** The answer to a read that was asked for before this code had arrived. */
function early(
  path: string,
  { method = 'GET' }: Options,
  signal: AbortSignal,
): Promise<Response> | undefined {
  const answer = method === 'GET' ? takeEarly(settings.restUrl + path) : undefined;
  return answer && Promise.race([answer, givenUp(signal)]);
}

const givenUp = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

const send = (path: string, { method = 'GET', body }: Options, signal: AbortSignal): Promise<Response> =>
  ky(`${settings.restUrl}${path}`, {
    method,
    signal,
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    credentials: 'same-origin',
    headers: requestHeaders(path),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** A 400 with a retry header is the server asking for the same again, once (with a fresh CSRF cookie). */
const wantsRepeat = (response: Response) => response.status === 400 && response.headers.has('Retry-After');

const emptyResults = [201, 202, 204, 205];

async function bodyOf(response: Response, path: string, file: string | undefined): Promise<unknown> {
  if (emptyResults.includes(response.status)) return null;
  const unreadable = apiError({ status: response.status, code: ownCodes.unreadable, url: path });
  if (file !== undefined) {
    if (!response.headers.get('Content-Type')?.startsWith(file)) throw unreadable;
    return response.blob();
  }
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable;
  }
}
