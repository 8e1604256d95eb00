import type { Struct } from 'superstruct';
import { isApiError, ownCodes } from '#domain/errors/api-error.ts';
import { repeatsRead } from '#domain/errors/automatic-retry.ts';
import { cached, type Key } from './cache.ts';
import { checked } from './checked.ts';
import { call, readRetries, retryDelay } from './client.ts';
import { untilOnline } from './connection.ts';

interface Options {
  /** Milliseconds for which the response is reused (B7.37). */
  readonly staleTime?: number;
  /** The call's own rule: the errors after which it is retried once, in every document. */
  readonly retryIf?: (error: unknown) => boolean;
}

const halfAnHour = 30 * 60_000;

/** One read, shared by all callers with the same key; rejects with an `ApiError`. */
export function read<T, S>(
  key: Key,
  path: string,
  struct: Struct<T, S>,
  { staleTime = halfAnHour, retryIf }: Options = {},
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
