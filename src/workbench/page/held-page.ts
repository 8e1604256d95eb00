import { holdCalls } from '#flows/engine/walk/held-calls.ts';
import { holdTimeOuts } from '#flows/engine/walk/held-time-outs.ts';
import type { Outcome } from '#flows/engine/walk/outcomes.ts';
import { cachedReads, callOf, mayBeRepeated } from '#flows/engine/walk/sent-calls.ts';
import { asRequest } from '#flows/engine/walk/wire.ts';
import { type HeldClock, heldClock } from './held-clock.ts';
import { until } from './until.ts';

/** The calls of a page that waits for the responses of a path. */
export interface HeldPage {
  /** The clock of the charts. */
  readonly clock: HeldClock;
  respond(wire: NonNullable<Outcome['wire']>): Promise<void>;
  /** Stops repeating the last responses: every call waits again. */
  nextStep(): void;
  /**
   * Lets later calls reach the sandbox, and later delays end. A call or a delay that still waits keeps waiting, and the call does
   * not time out.
   */
  open(): void;
}

const isCall = (request: Request) => new URL(request.url).pathname.startsWith('/rest/');

export type LogCalls = (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;

/** Holds the calls of this page. Its other requests are sent. */
export function holdPage(logged: LogCalls = (unlogged) => unlogged): HeldPage {
  const { fetch, Request } = globalThis;
  const { timeout } = AbortSignal;
  holdTimeOuts();
  const calls = holdCalls();
  const { fetch: heldFetch } = globalThis;
  globalThis.fetch = logged((input, init) => {
    const request = asRequest(typeof input === 'string' ? new URL(input, location.href) : input, init);
    return isCall(request) ? heldFetch(request) : fetch(request);
  });
  const cached = cachedReads();
  const clock = heldClock();
  return {
    clock,
    async respond({ request, response }) {
      if (cached.has(request, response)) return;
      const call = callOf(request);
      await until(() => calls.awaits(call), `the page sends ${call}`);
      calls.respond(call, response, mayBeRepeated(request, response));
    },
    nextStep: calls.holdAgain,
    open() {
      clock.run();
      Object.assign(globalThis, { fetch, Request });
      AbortSignal.timeout = timeout;
    },
  };
}
