import type { Struct } from 'superstruct';
import { cache } from './cache.ts';
import { checked } from './checked.ts';
import { call } from './client.ts';
import { outdatedBy, type Write } from './keys.ts';

interface Sent {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly signal: AbortSignal;
}

/** One write; what it makes untrue is read anew. Rejects with an `ApiError`, or with the signal's reason. */
export async function write<T, S>(
  operation: Write,
  { path, ...sent }: Sent,
  answer: Struct<T, S>,
): Promise<T> {
  try {
    return checked(await call(path, sent), answer, path);
  } finally {
    // Also after a failure: nobody knows what the server did.
    for (const queryKey of outdatedBy[operation]) void cache.invalidateQueries({ queryKey });
  }
}
