import { focusManager, QueryClient } from '@tanstack/query-core';

const minute = 60_000;

/** Of the library's client what is in the bundle: see `reads-only.ts`. */
type Reads = Pick<QueryClient, 'fetchQuery' | 'clear' | 'getDefaultOptions' | 'setDefaultOptions'>;

/** What has been read, shared by all flows of the page (A9.8). */
export const cache: Reads = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30 * minute,
      gcTime: 5 * minute,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnMount: false,
      // Offline, a call fails like any other; the default would leave the customer waiting for ever.
      networkMode: 'always',
    },
  },
});

// A retry goes on in a tab in the background too.
focusManager.setFocused(true);

/** One retry where the error is of the kind given; for a query's `retry`. */
export const onceWhen =
  (kind: (error: unknown) => boolean) =>
  (failures: number, error: unknown): boolean =>
    failures === 0 && kind(error);
