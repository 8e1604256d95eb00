import type { QueryKey } from '@tanstack/query-core';

/** How often what stands under the first part of a key has become untrue. */
const outdatings = new Map<unknown, number>();
let outdatingsOfAll = 0;

/**
 * The key of the reads of this moment. A read that is under way when a write overtakes it may bring the
 * old truth: who asked before gets it, and nobody after.
 */
export const keyNow = (key: QueryKey): QueryKey => [
  ...key,
  `${outdatingsOfAll}.${outdatings.get(key[0]) ?? 0}`,
];

/** From now on, what is read under the key's first part is read anew; under an empty key, everything. */
export function outdate([first]: QueryKey): void {
  if (first === undefined) outdatingsOfAll += 1;
  else outdatings.set(first, (outdatings.get(first) ?? 0) + 1);
}
