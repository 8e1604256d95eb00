import { asRequest } from '#flows/engine/walk/wire.ts';

/**
 * Holds the requests with which the page saves something. After the way to a state the page shows the data of the flow's cases,
 * which the sandbox does not know, so each of them waits for a button.
 */
export interface WriteGate {
  isShut(): boolean;
  /** Opening it sends the requests that wait. */
  set(isShut: boolean): void;
  subscribe(listener: () => void): () => void;
  /** Returns a `fetch` that waits at the gate. */
  guarded(fetch: typeof globalThis.fetch): typeof globalThis.fetch;
}

const isWrite = ({ method, url }: Request): boolean =>
  method !== 'GET' && new URL(url).pathname.startsWith('/rest/');

export function openWriteGate(): WriteGate {
  const listeners = new Set<() => void>();
  let isShut = false;
  let waiting: readonly (() => void)[] = [];
  const untilOpen = ({ signal }: Request) =>
    new Promise<void>((resolve, reject) => {
      waiting = [...waiting, resolve];
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  return {
    isShut: () => isShut,
    set(wanted) {
      isShut = wanted;
      if (!wanted) {
        for (const pass of waiting) pass();
        waiting = [];
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    guarded: (fetch) => async (input, init) => {
      const request = asRequest(typeof input === 'string' ? new URL(input, location.href) : input, init);
      if (!isShut || !isWrite(request)) return fetch(request);
      await untilOpen(request);
      return fetch(request);
    },
  };
}
