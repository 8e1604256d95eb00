import { vi } from 'vitest';
import type { WireResponse } from '#flows/engine/walk/cases.ts';
import { asRequest, respond, wireRequest } from '#flows/engine/walk/wire.ts';

/** No time-outs here: a slow response arrives in the end. */
export type Given = Exclude<WireResponse, 'late'>;

/** A network that holds requests until their path gets a response, and repeats that response from then on. */
export function respondByPath(known: Readonly<Record<string, Given>>) {
  const given = new Map(Object.entries(known));
  const waiting = new Map<string, (() => void)[]>();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { path } = wireRequest(asRequest(input, init));
    if (!given.has(path)) {
      await new Promise<void>((resolve) => waiting.set(path, [...(waiting.get(path) ?? []), resolve]));
    }
    return respond(given.get(path) ?? 'lost');
  });
  return {
    give(path: string, response: Given) {
      given.set(path, response);
      for (const goOn of waiting.get(path) ?? []) goOn();
      waiting.delete(path);
    },
  };
}
