import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Call } from '#flows/engine/chart-types.ts';
import { asRequest, prepareCalls, untilAborted } from '#flows/engine/walk/wire.ts';
import { walkAll } from '#test/support/walks.ts';

const walks = await walkAll();

afterEach(() => vi.unstubAllGlobals());

/** Each write of each flow once, with its input. */
const writes = walks.flatMap(({ flow, steps }) => {
  const found = steps.flatMap(({ outcome, from }) =>
    outcome?.wire && outcome.wire.request.method !== 'GET'
      ? [[outcome.actor, from.children[outcome.actor]?.getSnapshot().input] as const]
      : [],
  );
  return [...new Map(found)].map(([actor, input]) => ({ name: `${flow.id}: ${actor}`, flow, actor, input }));
});

describe('leaving the state aborts a write', () => {
  test.each(writes)('$name', async ({ flow, actor, input }) => {
    prepareCalls();
    let onSent = (_: AbortSignal) => {};
    const sent = new Promise<AbortSignal>((resolve) => {
      onSent = resolve;
    });
    vi.stubGlobal('fetch', (resource: RequestInfo | URL, init?: RequestInit) => {
      const request = asRequest(resource, init);
      onSent(request.signal);
      return untilAborted(request);
    });
    const state = new AbortController();
    const call = (flow.actors[actor] as Call<unknown, unknown>)({ input, signal: state.signal });
    const signal = await sent;
    state.abort(new Error('left'));
    expect(signal.aborted).toBe(true);
    await expect(call).rejects.toThrow('left');
  });
});
