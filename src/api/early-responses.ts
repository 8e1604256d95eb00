import { requestHeaders } from './request-headers.ts';

/** The bodies of the early responses that have arrived, by path. A failed request has none. */
export type Bodies = Readonly<Record<string, unknown>>;

/** Requests that follow from the responses to others (0009). */
export interface FollowingReads {
  /** The paths whose bodies decide. */
  readonly needs: readonly string[];
  /** The paths to request, with those that have been requested already. */
  readonly pathsAfter: (bodies: Bodies) => readonly string[];
}

interface EarlyRequest {
  readonly response: Promise<Response>;
  /** Ends the request, and the reading of its body. */
  readonly abort: (reason: unknown) => void;
}

/** Requests that were sent before the app's code was loaded, by URL (0009). */
const pending = new Map<string, EarlyRequest>();

/** Reads that a caller has sent itself: a following read must not repeat them. */
const sentByCaller = new Set<string>();

/** Sends one request before the app needs it, and returns its response. */
function send(address: string, path: string): Promise<Response> {
  const controller = new AbortController();
  const { signal } = controller;
  const response = fetch(address, { credentials: 'same-origin', headers: requestHeaders(path), signal });
  // Reads a copy to its end: over HTTP/1.1, a response that nobody reads keeps its connection. The caller that takes the
  // response handles its failure.
  response.then((arrived) => arrived.clone().arrayBuffer()).catch(() => {});
  pending.set(address, { response, abort: (reason) => controller.abort(reason) });
  return response;
}

/**
 * Sends the page's first requests. Sends those that follow when the responses that they need have arrived, but not before
 * `ready`: the code would wait for them.
 */
export function sendEarly(
  restUrl: string,
  paths: readonly string[],
  following?: FollowingReads,
  ready: Promise<unknown> = Promise.resolve(),
): void {
  sentByCaller.clear();
  const sent = new Set<string>();
  const bodies: Record<string, unknown> = {};
  const sendAll = (next: readonly string[]) => {
    for (const path of next) {
      const address = restUrl + path;
      if (sent.has(path) || sentByCaller.has(address)) continue;
      sent.add(path);
      const response = send(address, path);
      if (following?.needs.includes(path))
        response.then((arrived) => keepBody(path, arrived)).catch(() => {});
    }
  };
  const keepBody = async (path: string, response: Response) => {
    if (!response.ok) return;
    bodies[path] = await response.clone().json();
    await ready;
    sendAll(following?.pathsAfter(bodies) ?? []);
  };
  sendAll(paths);
}

/** Forgets all early responses: a write may have invalidated them. */
export const forgetEarly = (): void => pending.clear();

/** Returns the early response to its first caller, which may abort it; the next call sends a new request. */
export function takeEarly(address: string, signal: AbortSignal): Promise<Response> | undefined {
  const early = pending.get(address);
  pending.delete(address);
  if (!early) sentByCaller.add(address);
  else signal.addEventListener('abort', () => early.abort(signal.reason), { once: true });
  return early?.response;
}
