import { vi } from 'vitest';
import type { Answer } from '#flows/engine/walk/cases.ts';
import type { WireRequest } from '#flows/engine/walk/outcomes.ts';
import { requestOf, respond } from './wire.ts';

const keyOf = ({ method, path }: WireRequest) => `${method} ${path}`;

/** A network in which every answer waits until it is released. */
export function holdCalls() {
  const waiting = new Map<string, ((answer: Answer) => void)[]>();
  const repeated = new Map<string, Answer>();
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const key = keyOf(requestOf(input, init));
    const answer = repeated.get(key);
    if (answer) return respond(answer);
    return new Promise((resolve, reject) => {
      const release = (held: Answer) => respond(held).then(resolve, reject);
      waiting.set(key, [...(waiting.get(key) ?? []), release]);
    });
  });
  return {
    /** Whether somebody waits for this answer. */
    awaits: (request: WireRequest) => waiting.has(keyOf(request)),
    release(request: WireRequest, answer: Answer) {
      const key = keyOf(request);
      repeated.set(key, answer);
      for (const release of waiting.get(key) ?? []) release(answer);
      waiting.delete(key);
    },
    /** The next call of the kind waits again. */
    holdAgain: () => repeated.clear(),
  };
}
