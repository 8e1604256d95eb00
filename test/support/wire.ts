import type { Answer } from '#flows/engine/walk/cases.ts';
import type { WireRequest } from '#flows/engine/walk/outcomes.ts';

/** The key of a call in `holdCalls`. */
export const callOf = ({ method, path }: WireRequest): string => `${method} ${path}`;

/** Whether the client may repeat the request after this response. Another write of the kind is not a repeat. */
export const mayBeRepeated = ({ method }: WireRequest, answer: Answer): boolean =>
  method === 'GET' || (typeof answer === 'object' && answer.status === 400);

/** The successful reads of a page, which it does not repeat. */
export function cachedReads() {
  const answered = new Map<string, Answer>();
  return {
    /** Whether the page has this response already; records it. */
    has({ method, path }: WireRequest, answer: Answer): boolean {
      // A write invalidates reads: a chart that needs them again loads them.
      if (method !== 'GET') answered.clear();
      if (answered.get(path) === answer) return true;
      const isGood = typeof answer === 'object' && answer.status === 200;
      if (method === 'GET' && isGood) answered.set(path, answer);
      return false;
    },
  };
}
