import type { Struct } from 'superstruct';
import { cached, type Key } from './cache.ts';
import { checked } from './checked.ts';
import { call, retryDelay } from './client.ts';

interface Options {
  /** Milliseconds for which the answer is reused (B7.37). */
  readonly staleTime?: number;
  /** The errors after which the request is sent once more. */
  readonly retryIf?: (error: unknown) => boolean;
}

const halfAnHour = 30 * 60_000;

/** One read, shared by all callers with the same key; rejects with an `ApiError`. */
export function read<T, S>(
  key: Key,
  path: string,
  answer: Struct<T, S>,
  { staleTime = halfAnHour, retryIf = () => false }: Options = {},
): Promise<T> {
  const load = () => call(path, {}, (body, status) => checked(body, answer, path, status));
  const loadOrRetry = () =>
    load().catch(async (error: unknown) => {
      if (!retryIf(error)) throw error;
      await retryDelay();
      return load();
    });
  return cached(key, loadOrRetry, staleTime);
}
