import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { bind } from '#flows/engine/bind.ts';
import { houseFlow } from './house-flow.tsx';

interface HeldCall {
  readonly resolve: (people: readonly string[]) => void;
  readonly reject: (error: Error) => void;
}

function openHouse() {
  const signals: AbortSignal[] = [];
  const calls: HeldCall[] = [];
  const call = ({ signal }: { signal: AbortSignal }) =>
    new Promise<readonly string[]>((resolve, reject) => {
      signals.push(signal);
      calls.push({ resolve, reject });
    });
  const actor = createActor(bind(houseFlow(call)));
  const heard = vi.fn();
  const failed = vi.fn();
  actor.subscribe({ next: heard, error: failed });
  actor.start();
  return { actor, signals, calls, heard, failed };
}

const settle = async (act: () => void) => {
  act();
  // Two turns of the microtask queue: one for the call, and one for its result.
  await Promise.resolve();
  await Promise.resolve();
};

test('a response is the output of its call', async () => {
  const { actor, calls } = openHouse();
  await settle(() => calls[0]?.resolve(['Kari']));
  expect(actor.getSnapshot().context.people).toEqual(['Kari']);
});

test('a call that fails takes the transition of its error', async () => {
  const { actor, calls } = openHouse();
  await settle(() => calls[0]?.reject(new Error('nei')));
  expect(actor.getSnapshot().matches({ page: { list: 'failed' } })).toBe(true);
});

test.each(['succeeds', 'fails'])(
  'leaving the state aborts its call, and the call is ignored when it %s',
  async (how) => {
    const { actor, signals, calls, heard, failed } = openHouse();
    for (const event of [
      { type: 'text.changed', text: 'hei' },
      { type: 'leave.requested' },
      { type: 'left' },
    ])
      actor.send(event);
    expect(actor.getSnapshot().status).toBe('done');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    heard.mockClear();
    await settle(() =>
      how === 'succeeds' ? calls[0]?.resolve(['for sent']) : calls[0]?.reject(new Error('avbrutt')),
    );
    expect(heard).not.toHaveBeenCalled();
    expect(failed).not.toHaveBeenCalled();
  },
);
