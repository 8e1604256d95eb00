import { invalidate } from '#api/cache.ts';
import { configureClient, mainAppSettings, readRetries } from '#api/client.ts';
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
export function prepareCalls(restUrl = `${origin}/rest`): void {
  // Outside a page there are no cookies.
  if (!('document' in globalThis)) Object.assign(globalThis, { document: { cookie: '' } });
  configureClient({ restUrl, ...mainAppSettings, retryDelay: 0, quietBanks: [] });
  invalidate([]);
}

/** Replaces `fetch` until `run` has ended: two of them must not overlap. */
const withResponse: RespondToAll = async (response, run) => {
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

/** Gives the same response to every request that `run` sends, also to automatic retries. */
export const respondToAll: RespondToAll = (response, run) => {
  prepareCalls();
  return withResponse(response, run);
};

/** Empties the cache of a page that is in use. */
export const forgetReads = (): void => invalidate([]);

let previous: Promise<unknown> = Promise.resolve();

/**
 * As `respondToAll`, on a page that is in use: its client keeps its settings. The cache is emptied, because `run` would
 * share a read that is running. Another request that the page sends meanwhile gets the response too.
 */
export const respondInPage: RespondToAll = (response, run) => {
  const outcome = previous.then(async () => {
    const retries = readRetries();
    invalidate([]);
    configureClient({ retries: 0 });
    return withResponse(response, run).finally(() => configureClient({ retries }));
  });
  previous = outcome.catch(() => {});
  return outcome;
};
