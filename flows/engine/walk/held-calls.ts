import type { WireResponse } from './cases.ts';

/**
 * Holds every call of the page until the test responds. Method and path identify a call: 'GET /rest/banker'. Run it after
 * `holdTimeOuts`, which it needs for 'late'. No imports: the browser receives the text of this function.
 */
export function holdCalls() {
  type Sent = Exclude<WireResponse, 'late'>;
  const waiting = new Map<string, ((response: WireResponse) => void)[]>();
  const repeated = new Map<string, WireResponse>();
  const bodies = new Map<string, string>();
  const sentTwice: string[] = [];
  let responded = '';
  const fireTimeOuts: (path: string) => void = Reflect.get(globalThis, 'fireTimeOuts');
  const fetched = (sent: Sent): Response => {
    if (sent === 'lost') throw new TypeError('Failed to fetch');
    const { status, headers = {}, body, text = body === undefined ? null : JSON.stringify(body) } = sent;
    return new Response(text, { status, headers: new Headers(headers) });
  };
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const path = new URL(request.url).pathname;
    const call = `${request.method} ${path}`;
    const body = request.method === 'GET' ? '' : `body ${await request.clone().text()}`;
    request.signal.throwIfAborted();
    const sent = await new Promise<Sent>((resolve, reject) => {
      const take = (response: WireResponse) => (response === 'late' ? fireTimeOuts(path) : resolve(response));
      // Rejects when the call is aborted, as fetch does.
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      const known = repeated.get(call);
      if (known) return take(known);
      if ((call === responded || waiting.has(call)) && body !== '' && body === bodies.get(call))
        sentTwice.push(call);
      bodies.set(call, body);
      waiting.set(call, [...(waiting.get(call) ?? []), take]);
    });
    return fetched(sent);
  };
  const heldCalls = {
    /** Whether the page waits for the response. */
    awaits: (call: string) => waiting.has(call),
    /**
     * Responds to the call; with `repeats`, also to the same call until `holdAgain`. Returns whether the page waited for the
     * response.
     */
    respond(call: string, response: WireResponse, repeats: boolean): boolean {
      const takers = waiting.get(call);
      if (!takers) return false;
      waiting.delete(call);
      responded = call;
      if (repeats) repeated.set(call, response);
      for (const take of takers) take(response);
      return true;
    },
    /** Stops repeating responses: every call waits again. */
    holdAgain() {
      repeated.clear();
      responded = '';
    },
    /** The same write that the page sent again before the response, or after it without a press of the visitor. */
    sentTwice: () => sentTwice,
  };
  // A visitor may send the form again.
  addEventListener(
    'click',
    () => {
      responded = '';
    },
    true,
  );
  Object.assign(globalThis, { heldCalls });
  return heldCalls;
}
