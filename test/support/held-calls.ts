import type { Answer } from '#flows/engine/walk/cases.ts';

/**
 * Holds every call of the page until the test responds. Method and path identify a call: 'GET /rest/banker'. Use it after
 * `holdTimeOuts`, which fires the time-out of a late call. No imports: the browser receives the text of this function.
 */
export function holdCalls() {
  type Given = Exclude<Answer, 'late'>;
  const waiting = new Map<string, ((answer: Answer) => void)[]>();
  const repeated = new Map<string, Answer>();
  const runOutOfTime: (path: string) => void = Reflect.get(globalThis, 'runOutOfTime');
  const respond = (given: Given): Response => {
    if (given === 'lost') throw new TypeError('Failed to fetch');
    const { status, headers = {}, body } = given;
    const text = body === undefined ? null : JSON.stringify(body);
    return new Response(text, { status, headers: new Headers(headers) });
  };
  globalThis.fetch = async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const path = new URL(request.url).pathname;
    const call = `${request.method} ${path}`;
    const given = await new Promise<Given>((resolve, reject) => {
      const take = (answer: Answer) => (answer === 'late' ? runOutOfTime(path) : resolve(answer));
      // Rejects when the call is aborted, as fetch does.
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      const answer = repeated.get(call);
      if (answer) take(answer);
      else waiting.set(call, [...(waiting.get(call) ?? []), take]);
    });
    return respond(given);
  };
  const heldCalls = {
    /** Whether the page waits for the response. */
    awaits: (call: string) => waiting.has(call),
    /**
     * Responds to the call; with `repeats`, also to the same call until `holdAgain`. Returns whether the page waited for it.
     */
    answer(call: string, answer: Answer, repeats: boolean): boolean {
      const answered = waiting.get(call);
      if (!answered) return false;
      waiting.delete(call);
      if (repeats) repeated.set(call, answer);
      for (const take of answered) take(answer);
      return true;
    },
    /** Repeated calls wait again. */
    holdAgain: () => repeated.clear(),
  };
  Object.assign(globalThis, { heldCalls });
  return heldCalls;
}
