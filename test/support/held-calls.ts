import { vi } from 'vitest';
import type { Answer } from '#flows/engine/walk/cases.ts';
import { holdTimeOuts } from '#flows/engine/walk/held-time-outs.ts';
import type { WireRequest } from '#flows/engine/walk/outcomes.ts';
import { asRequest, onWire, respond, untilGivenUp } from '#flows/engine/walk/wire.ts';
import { mayBeRepeated } from './wire.ts';

const keyOf = ({ method, path }: WireRequest) => `${method} ${path}`;

/** A network in which every answer waits until it is released. */
export function holdCalls() {
  type Given = Exclude<Answer, 'late'>;
  const { runOutOfTime } = holdTimeOuts();
  const waiting = new Map<string, ((answer: Given) => void)[]>();
  const repeated = new Map<string, Given>();
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const request = asRequest(input, init);
    const key = keyOf(onWire(request));
    const answer = repeated.get(key);
    if (answer) return respond(answer);
    const released = new Promise<Response>((resolve, reject) => {
      const release = (given: Given) => respond(given).then(resolve, reject);
      waiting.set(key, [...(waiting.get(key) ?? []), release]);
    });
    return Promise.race([released, untilGivenUp(request)]);
  });
  return {
    /** Whether somebody waits for this answer. */
    awaits: (request: WireRequest) => waiting.has(keyOf(request)),
    release(request: WireRequest, answer: Answer) {
      const key = keyOf(request);
      const releases = waiting.get(key) ?? [];
      waiting.delete(key);
      if (answer === 'late') return runOutOfTime(request.path);
      if (mayBeRepeated(request, answer)) repeated.set(key, answer);
      for (const release of releases) release(answer);
    },
    /** The next call of the kind waits again. */
    holdAgain: () => repeated.clear(),
  };
}
