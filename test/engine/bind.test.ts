import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { bind } from '#flows/engine/bind.ts';
import { houseFlow } from './house-flow.tsx';

type Settle = { readonly answer: (people: readonly string[]) => void; readonly fail: (error: Error) => void };

function openHouse() {
  const signals: AbortSignal[] = [];
  const answers: Settle[] = [];
  const call = ({ signal }: { signal: AbortSignal }) =>
    new Promise<readonly string[]>((resolve, reject) => {
      signals.push(signal);
      answers.push({ answer: resolve, fail: reject });
    });
  const actor = createActor(bind(houseFlow(call)));
  const heard = vi.fn();
  const failed = vi.fn();
  actor.subscribe({ next: heard, error: failed });
  actor.start();
  return { actor, signals, answers, heard, failed };
}

const settle = async (act: () => void) => {
  act();
  // Two turns of the queue: one for the call, one for what waits for it.
  await Promise.resolve();
  await Promise.resolve();
};

test('a response is the output of its call', async () => {
  const { actor, answers } = openHouse();
  await settle(() => answers[0]?.answer(['Kari']));
  expect(actor.getSnapshot().context.people).toEqual(['Kari']);
});

test('a call that fails takes the transition of its error', async () => {
  const { actor, answers } = openHouse();
  await settle(() => answers[0]?.fail(new Error('nei')));
  expect(actor.getSnapshot().matches({ page: { list: 'failed' } })).toBe(true);
});

test.each(['answers', 'fails'])(
  'leaving the state aborts its call, and the call is ignored when it %s',
  async (how) => {
    const { actor, signals, answers, heard, failed } = openHouse();
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
      how === 'answers' ? answers[0]?.answer(['for sent']) : answers[0]?.fail(new Error('avbrutt')),
    );
    expect(heard).not.toHaveBeenCalled();
    expect(failed).not.toHaveBeenCalled();
  },
);
