import ky from 'ky';
import { apiError, isApiError, ownCodes } from '#domain/errors/api-error.ts';
import { takeEarly } from './early-responses.ts';
import { errorOf } from './error-response.ts';
import { requestHeaders } from './request-headers.ts';

interface Options {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** For writes and file downloads. A cached read is shared, so no caller may abort it. */
  readonly signal?: AbortSignal;
  /** Never repeats the request, not even after a 400 with `Retry-After` (A7.22). */
  readonly once?: boolean;
  /** Is sent although the page is closed. */
  readonly keepalive?: boolean;
  /** Media type of the expected file. The body is then a `Blob` instead of JSON. */
  readonly file?: string;
}

interface ClientSettings {
  /** Prefix of every path. */
  readonly restUrl: string;
  /** Milliseconds until a call fails, including the time for its body; the contract states the value. */
  readonly timeout: number;
  /** How often a failed read is retried, unless the call has a rule of its own (A9.8). */
  readonly retries: number;
  /** Milliseconds before the first retry; they double with each (A9.8). */
  readonly retryDelay: number;
  /** Milliseconds for which a response is reused, unless the call has a rule of its own (A9.8). */
  readonly staleTime: number;
  /** Numbers of the banks whose customers get no error for a 403 without an explanation (A6.5). */
  readonly quietBanks: readonly string[];
  /** Called after each response with status 401, which ends the login session (0021). */
  readonly onLoggedOut: () => void;
}

const minute = 60_000;

let settings: ClientSettings = {
  restUrl: '/rest',
  timeout: 30_000,
  retries: 3,
  retryDelay: 1_000,
  staleTime: 5 * minute,
  quietBanks: [],
  onLoggedOut: () => {},
};

/** The main app never retries a failed read, and reuses responses longer than other documents (A9.8, B7.37). */
export const mainAppSettings = { retries: 0, staleTime: 30 * minute } as const;

export const configureClient = (changes: Partial<ClientSettings>): void => {
  settings = { ...settings, ...changes };
};

/** URL of a file that the browser loads by itself. The path is one of the contract. */
export const addressOf = (path: string): string => `${settings.restUrl}${path}`;

export const readRetries = (): number => settings.retries;

export const readStaleTime = (): number => settings.staleTime;

export const quietBanks = (): readonly string[] => settings.quietBanks;

/** Waits before the next retry. */
export const retryDelay = (failures: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, settings.retryDelay * 2 ** failures));

/** Converts the parsed body, or throws an `ApiError`. */
type Take<T> = (body: unknown, status: number) => T;

/**
 * Sends one call (A7.22). Resolves with the result of `take`, which gets null as the body of an empty result (201,
 * 202, 204, 205). Rejects with an `ApiError`, or with the signal's own reason if the caller aborts.
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
    if (response.status === 401) settings.onLoggedOut();
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

/** The response to a read that was sent before this code was loaded (0009). */
const early = (path: string, { method = 'GET' }: Options, signal: AbortSignal) =>
  method === 'GET' ? takeEarly(settings.restUrl + path, signal) : undefined;

const send = (
  path: string,
  { method = 'GET', body, keepalive }: Options,
  signal: AbortSignal,
): Promise<Response> =>
  ky(`${settings.restUrl}${path}`, {
    method,
    signal,
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    credentials: 'same-origin',
    headers: requestHeaders(path),
    ...(keepalive && { keepalive }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** With a 400 and `Retry-After`, the server requests one repeat, with the fresh CSRF cookie that it has set. */
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
