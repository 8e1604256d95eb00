import type { Struct } from 'superstruct';
import { isApiError, ownCodes } from '#domain/errors/api-error.ts';
import { repeatsRead } from '#domain/errors/automatic-retry.ts';
import { cached, type Key } from './cache.ts';
import { checked } from './checked.ts';
import { call, readRetries, readStaleTime, retryDelay } from './client.ts';

interface Options {
  /** The call's own rule: milliseconds for which the response is reused. */
  readonly staleTime?: number;
  /** The call's own rule: the errors after which it is retried once, in every document. */
  readonly retryIf?: (error: unknown) => boolean;
}

/** Resolves when the browser is online again; null if it is online. */
function untilOnline(): Promise<void> | null {
  if (globalThis.navigator?.onLine !== false) return null;
  return new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });
}

/** One read, shared by all callers with the same key; rejects with an `ApiError`. */
export function read<T, S>(
  key: Key,
  path: string,
  struct: Struct<T, S>,
  { staleTime = readStaleTime(), retryIf }: Options = {},
): Promise<T> {
  const mayRepeat = retryIf ?? repeatsRead;
  const load = async (failures: number): Promise<T> => {
    try {
      return await call(path, {}, (body, status) => checked(body, struct, path, status));
    } catch (error) {
      const online = isApiError(error) && error.code === ownCodes.network ? untilOnline() : null;
      if (online) {
        // The browser is offline: waits without counting a failure.
        await online;
        return load(failures);
      }
      if (failures === (retryIf ? 1 : readRetries()) || !mayRepeat(error)) throw error;
    }
    await retryDelay(failures);
    return load(failures + 1);
  };
  return cached(key, () => load(0), staleTime);
}
