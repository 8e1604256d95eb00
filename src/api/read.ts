import type { FetchQueryOptions, QueryKey } from '@tanstack/query-core';
import type { Struct } from 'superstruct';
import { cache } from './cache.ts';
import { checked } from './checked.ts';
import { call } from './client.ts';
import { keyNow } from './generations.ts';

/** One read, shared by all who ask for the same; rejects with an `ApiError`. */
export const read = <T, S>(
  key: QueryKey,
  path: string,
  answer: Struct<T, S>,
  options: Pick<FetchQueryOptions<T>, 'retry' | 'staleTime'> = {},
): Promise<T> =>
  cache.fetchQuery<T>({
    queryKey: keyNow(key),
    queryFn: () => call(path, {}, (body, status) => checked(body, answer, path, status)),
    ...options,
  });
