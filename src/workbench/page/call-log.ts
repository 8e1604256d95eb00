import { parse } from 'regexparam';
import { asRequest } from '#flows/engine/walk/wire.ts';
import { registered } from '#flows/registry.ts';
import type { OnSettle } from '#workbench/steering.ts';
import { operationsOfCall } from './held-operations.ts';
import type { Run } from './run.ts';

/** A call that the page has sent to the insurer. Its payloads never leave the page. */
export interface LoggedCall {
  readonly number: number;
  /** Its `operationId` in the contract; null if the contract has no such call. */
  readonly operation: string | null;
  readonly method: string;
  readonly path: string;
  /** The payload; null if there is none. */
  readonly body: unknown;
  /** 'waiting', a status, or why there is no response. */
  readonly end: string;
  readonly response: unknown;
  /** The button that gave the chart another end meanwhile; null if none did. */
  readonly settledBy: string | null;
  /** Milliseconds until the end; null while the call waits. */
  readonly duration: number | null;
}

/** An operation of the contract, with the parameters of its path as ':name'. */
export interface KnownOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

export interface CallLog {
  calls(): readonly LoggedCall[];
  subscribe(listener: () => void): () => void;
  /** The operation of a request; null if the contract has none. */
  operationOf(request: Request): string | null;
  /** Returns a `fetch` that logs the calls to the insurer. */
  logged(fetch: typeof globalThis.fetch): typeof globalThis.fetch;
  /**
   * A button has settled the calls to these operations that wait. A read that is shared may still wait. Returns the operation of
   * the last one; null if none waits.
   */
  settle(operations: readonly string[], button: string): string | null;
}

/** The largest number of stored calls. */
const kept = 100;

const asData = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
};

const reasonOf = ({ reason }: AbortSignal): string =>
  reason instanceof DOMException && reason.name === 'TimeoutError' ? 'time-out' : 'aborted';

export function openCallLog(operations: readonly KnownOperation[], now = () => performance.now()): CallLog {
  const known = operations.map(({ id, method, path }) => ({ id, method, ...parse(`/rest${path}`) }));
  const listeners = new Set<() => void>();
  let calls: readonly LoggedCall[] = [];
  let number = 0;
  const change = (changed: readonly LoggedCall[]) => {
    calls = changed.slice(-kept);
    for (const listener of listeners) listener();
  };

  const operationNamed = (method: string, pathname: string) =>
    known.find((each) => each.method === method && each.pattern.test(pathname))?.id ?? null;

  function begin(method: string, pathname: string, path: string, body: unknown) {
    const start = now();
    const id = ++number;
    const operation = operationNamed(method, pathname);
    const sent = { number: id, operation, method, path, body };
    change([...calls, { ...sent, end: 'waiting', response: null, settledBy: null, duration: null }]);
    let hasEnded = false;
    return (end: string, response: unknown = null) => {
      if (hasEnded) return;
      hasEnded = true;
      const ended = { end, response, duration: Math.round(now() - start) };
      change(calls.map((call) => (call.number === id ? { ...call, ...ended } : call)));
    };
  }

  return {
    calls: () => calls,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    operationOf: ({ method, url }) => operationNamed(method, new URL(url).pathname),
    logged: (fetch) => async (input, init) => {
      const request = asRequest(typeof input === 'string' ? new URL(input, location.href) : input, init);
      const { pathname, search } = new URL(request.url);
      if (!pathname.startsWith('/rest/')) return fetch(request);
      const body = asData(await request.clone().text());
      const end = begin(request.method, pathname, pathname + search, body);
      const { signal } = request;
      signal.addEventListener('abort', () => end(reasonOf(signal)));
      try {
        const response = await fetch(request);
        end(String(response.status), asData(await response.clone().text()));
        return response;
      } catch (error) {
        end(signal.aborted ? reasonOf(signal) : 'lost');
        throw error;
      }
    },
    settle(operations, settledBy) {
      const isSettled = ({ operation, end }: LoggedCall) =>
        operation !== null && operations.includes(operation) && end === 'waiting';
      const last = calls.findLast(isSettled);
      change(calls.map((call) => (isSettled(call) ? { ...call, settledBy } : call)));
      return last?.operation ?? null;
    },
  };
}

/** The tape and the log of calls know which button, or line in the console, has settled a call. */
export const noteSettled =
  ({ tape }: Pick<Run, 'tape'>, log: Pick<CallLog, 'calls' | 'settle'>): OnSettle =>
  (id, call, name) => {
    const sent = log.calls().map(({ operation }) => operation);
    const operation = log.settle(operationsOfCall(registered(id).flow, call, sent), name);
    tape.press(call, name, operation ?? undefined);
  };
