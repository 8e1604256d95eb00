import type { Answer } from '#flows/engine/walk/cases.ts';

/**
 * Makes every call of the page wait until it is answered. A call is known by method and path: 'GET /rest/banker'.
 * After `holdTimeOuts`, which lets a late one run out of time. Stands alone: a browser gets its text.
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
      // Rejects when the call is given up, as fetch does.
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      const answer = repeated.get(call);
      if (answer) take(answer);
      else waiting.set(call, [...(waiting.get(call) ?? []), take]);
    });
    return respond(given);
  };
  const heldCalls = {
    /** Whether the page waits for the answer. */
    awaits: (call: string) => waiting.has(call),
    /** Answers the call; where it `repeats`, also the same call until `holdAgain`. */
    answer(call: string, answer: Answer, repeats: boolean) {
      const answered = waiting.get(call) ?? [];
      waiting.delete(call);
      if (repeats) repeated.set(call, answer);
      for (const take of answered) take(answer);
    },
    /** Repeated calls wait again. */
    holdAgain: () => repeated.clear(),
  };
  Object.assign(globalThis, { heldCalls });
  return heldCalls;
}
