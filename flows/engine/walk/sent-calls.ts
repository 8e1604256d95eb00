import type { WireResponse } from './cases.ts';
import type { WireRequest } from './outcomes.ts';

/** The key of a call in `holdCalls`. */
export const callOf = ({ method, path }: WireRequest): string => `${method} ${path}`;

/**
 * Whether the client may repeat the request after this response: any read, and a write after a 400. Other writes are never
 * repeated, so a second one is a new request.
 */
export const mayBeRepeated = ({ method }: WireRequest, response: WireResponse): boolean =>
  method === 'GET' || (typeof response === 'object' && response.status === 400);

/** The successful reads of a page: the page has them in its cache, so it does not send them again. */
export function cachedReads() {
  const responses = new Map<string, WireResponse>();
  return {
    /** Whether the page has this response in its cache. Otherwise the response is recorded. */
    has({ method, path }: WireRequest, response: WireResponse): boolean {
      // A write invalidates reads: a chart that needs them loads them again.
      if (method !== 'GET') responses.clear();
      if (responses.get(path) === response) return true;
      const isSuccess = typeof response === 'object' && response.status === 200;
      if (method === 'GET' && isSuccess) responses.set(path, response);
      return false;
    },
  };
}
