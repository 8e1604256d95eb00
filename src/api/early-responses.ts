import { requestHeaders } from './request-headers.ts';

/** Requests that were sent before the app's code was loaded, by URL (0009). */
const pending = new Map<string, Promise<Response>>();

/** Sends the page's first requests. An unused response does no harm. */
export function sendEarly(restUrl: string, paths: readonly string[]): void {
  for (const path of paths) {
    const response = fetch(restUrl + path, { credentials: 'same-origin', headers: requestHeaders(path) });
    // The caller that takes the response handles its failure.
    response.catch(() => {});
    pending.set(restUrl + path, response);
  }
}

/** Forgets all early responses: a write may have invalidated them. */
export const forgetEarly = (): void => pending.clear();

/** Returns the early response to its first caller; the next call sends a new request. */
export function takeEarly(address: string): Promise<Response> | undefined {
  const response = pending.get(address);
  pending.delete(address);
  return response;
}
