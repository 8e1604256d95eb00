import { asRequest } from '#flows/engine/walk/wire.ts';

/** Holds the calls of a page that does again what a link says: each waits for its turn. */
export interface TrailGate {
  /** Whether a call may wait: it must not time out meanwhile. */
  isShut(): boolean;
  subscribe(listener: () => void): () => void;
  /** From now on the calls to an operation pass if `mayPass` says so; those that wait too. */
  pass(mayPass: (operation: string | null) => boolean): void;
  /** Later calls pass. Of those that wait, the ones to these operations wait until a button settles them. */
  end(stay: readonly string[]): void;
  /** Returns a `fetch` that waits at the gate. */
  guarded(fetch: typeof globalThis.fetch): typeof globalThis.fetch;
}

interface Waiting {
  readonly operation: string | null;
  readonly pass: () => void;
}

/** @param operationOf the operation of a request to the insurer; null if the contract has none */
export function openTrailGate(operationOf: (request: Request) => string | null): TrailGate {
  const listeners = new Set<() => void>();
  let mayPass: ((operation: string | null) => boolean) | null = null;
  let waiting: readonly Waiting[] = [];
  const change = (left: readonly Waiting[]) => {
    const passing = waiting.filter((each) => !left.includes(each));
    waiting = left;
    for (const { pass } of passing) pass();
    for (const listener of listeners) listener();
  };
  const untilPassed = (operation: string | null, { signal }: Request) =>
    new Promise<void>((resolve, reject) => {
      const each = { operation, pass: resolve };
      waiting = [...waiting, each];
      signal.addEventListener('abort', () => {
        reject(signal.reason);
        change(waiting.filter((other) => other !== each));
      });
    });
  return {
    isShut: () => mayPass !== null || waiting.length > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pass(next) {
      mayPass = next;
      change(waiting.filter(({ operation }) => !next(operation)));
    },
    end(stay) {
      mayPass = null;
      change(waiting.filter(({ operation }) => operation !== null && stay.includes(operation)));
    },
    guarded: (fetch) => async (input, init) => {
      const request = asRequest(typeof input === 'string' ? new URL(input, location.href) : input, init);
      if (mayPass === null || !new URL(request.url).pathname.startsWith('/rest/')) return fetch(request);
      const operation = operationOf(request);
      if (!mayPass(operation)) await untilPassed(operation, request);
      return fetch(request);
    },
  };
}
