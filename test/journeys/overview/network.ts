import { vi } from 'vitest';
import type { Answer } from '#flows/engine/walk/cases.ts';
import { asRequest, respond, wireRequest } from '#flows/engine/walk/wire.ts';

/** Nobody runs out of time here: what is slow comes at last. */
export type Given = Exclude<Answer, 'late'>;

/** A network in which a path waits until it is given its answer, and has that from then on. */
export function answersByPath(known: Readonly<Record<string, Given>>) {
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
    give(path: string, answer: Given) {
      given.set(path, answer);
      for (const goOn of waiting.get(path) ?? []) goOn();
      waiting.delete(path);
    },
  };
}
