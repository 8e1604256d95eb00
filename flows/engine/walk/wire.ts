import { invalidate } from '#api/cache.ts';
import { configureClient, mainAppSettings } from '#api/client.ts';
import type { WireResponse } from './cases.ts';
import { holdTimeOuts } from './held-time-outs.ts';
import type { RespondToAll, WireRequest } from './outcomes.ts';

const origin = 'https://bank.example';

/** Rejects when the call is aborted, as fetch does. */
export const untilAborted = ({ signal }: Request): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** The response as fetch returns it; for a lost connection it rejects, as in a browser. */
export function respond(response: Exclude<WireResponse, 'late'>): Promise<Response> {
  if (response === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
  const { status, headers = {}, body, text = body === undefined ? null : JSON.stringify(body) } = response;
  return Promise.resolve(new Response(text, { status, headers: new Headers(headers) }));
}

export const asRequest = (input: RequestInfo | URL, init?: RequestInit): Request =>
  input instanceof Request ? input : new Request(input, init);

export const wireRequest = ({ method, url }: Request): WireRequest => ({
  method,
  path: new URL(url).pathname,
});

/** Configures the live calls for tests: base address, no cache between runs, no retries. */
export function prepareCalls(): void {
  // Outside a page there are no cookies.
  if (!('document' in globalThis)) Object.assign(globalThis, { document: { cookie: '' } });
  configureClient({ restUrl: `${origin}/rest`, ...mainAppSettings, retryDelay: 0, quietBanks: [] });
  invalidate([]);
}

/** Gives the same response to every request that `run` sends, also to automatic retries. */
export const respondToAll: RespondToAll = async (response, run) => {
  prepareCalls();
  const requests: WireRequest[] = [];
  const { fetch, Request } = globalThis;
  const { timeout } = AbortSignal;
  const { fireTimeOuts } = holdTimeOuts();
  globalThis.fetch = (input, init) => {
    const request = asRequest(input, init);
    requests.push(wireRequest(request));
    if (response !== 'late') return respond(response);
    queueMicrotask(() => fireTimeOuts());
    return untilAborted(request);
  };
  try {
    const [result] = await Promise.allSettled([run()]);
    const [request] = requests;
    if (!request) throw new Error('the call sent no request');
    return { result, request };
  } finally {
    Object.assign(globalThis, { fetch, Request });
    AbortSignal.timeout = timeout;
  }
};
