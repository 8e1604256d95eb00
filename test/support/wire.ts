import type { Answer } from '#flows/engine/walk/cases.ts';
import type { WireRequest } from '#flows/engine/walk/outcomes.ts';

/** What `holdCalls` knows a call by. */
export const callOf = ({ method, path }: WireRequest): string => `${method} ${path}`;

/** Whether a client that is given this may ask the same again by itself. Another write of the kind is not the same. */
export const mayBeRepeated = ({ method }: WireRequest, answer: Answer): boolean =>
  method === 'GET' || (typeof answer === 'object' && answer.status === 400);

/** Reads that a page has been answered well: it will not ask for them again. */
export function cachedReads() {
  const answered = new Map<string, Answer>();
  return {
    /** Whether the page has this answer; if not, it will have after this. */
    has({ method, path }: WireRequest, answer: Answer): boolean {
      // A write makes reads untrue: a chart that wants them again asks anew.
      if (method !== 'GET') answered.clear();
      if (answered.get(path) === answer) return true;
      const isGood = typeof answer === 'object' && answer.status === 200;
      if (method === 'GET' && isGood) answered.set(path, answer);
      return false;
    },
  };
}
