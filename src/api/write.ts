import type { Struct } from 'superstruct';
import { invalidate, type Key } from './cache.ts';
import { checked } from './checked.ts';
import { call } from './client.ts';
import { forgetEarly } from './early-responses.ts';

interface Sent {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly signal: AbortSignal;
  /** Never repeats the request, not even after a 400 with `Retry-After` (A7.22). */
  readonly once?: boolean;
  /** Is sent although the page is closed. */
  readonly keepalive?: boolean;
}

/**
 * Sends one write, and removes the reads that it invalidates from the cache. Rejects with an `ApiError`, or with the
 * signal's reason.
 */
export async function write<T, S>(
  invalidates: readonly Key[],
  { path, ...sent }: Sent,
  struct: Struct<T, S>,
): Promise<T> {
  try {
    return await call(path, sent, (body, status) => checked(body, struct, path, status));
  } finally {
    // Also after a failure: the server may have carried out the write.
    for (const key of invalidates) invalidate(key);
    if (invalidates.length > 0) forgetEarly();
  }
}
