import { vi } from 'vitest';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { asRequest, respond, wireRequest } from '#flows/engine/walk/wire.ts';
import { payloadProblems } from '#test/contract/payload-problems.ts';

/** A response other than a time-out: every response arrives in the end. */
export type CallResponse = Exclude<WireResponse, 'late'>;

/** A network that holds each request until its path has a response. Later requests get the same response at once. */
export function respondByPath(known: Readonly<Record<string, CallResponse>>) {
  const given = new Map(Object.entries(known));
  const waiting = new Map<string, (() => void)[]>();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = asRequest(input, init);
    const found = await payloadProblems(request);
    // The app would take a rejection for a lost connection; the test runner reports this one.
    if (found.length > 0)
      queueMicrotask(() => {
        throw new Error(found.join(', '));
      });
    const { path } = wireRequest(request);
    if (!given.has(path)) {
      await new Promise<void>((resolve) => waiting.set(path, [...(waiting.get(path) ?? []), resolve]));
    }
    return respond(given.get(path) ?? 'lost');
  });
  return {
    setResponse(path: string, response: CallResponse) {
      given.set(path, response);
      for (const resume of waiting.get(path) ?? []) resume();
      waiting.delete(path);
    },
  };
}
