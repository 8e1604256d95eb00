import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { request } from '#flows/engine/request.ts';

test('an answer is the actor’s output', async () => {
  const actor = createActor(
    request(async ({ input }: { input: string }) => `hei ${input}`),
    { input: 'Kari' },
  );
  const output = new Promise((resolve) =>
    actor.subscribe({ complete: () => resolve(actor.getSnapshot().output) }),
  );
  actor.start();
  expect(await output).toBe('hei Kari');
});

test('an error is the actor’s error, as it came', async () => {
  const refusal = { status: 400, code: 'NEI' };
  const actor = createActor(request(() => Promise.reject(refusal)));
  const error = new Promise((resolve) => actor.subscribe({ error: resolve }));
  actor.start();
  expect(await error).toBe(refusal);
});

test.each(['answers', 'fails'])('an aborted call that %s afterwards is never heard of', async (how) => {
  const signals: AbortSignal[] = [];
  let settle = () => {};
  const answer = new Promise<string>((resolve, reject) => {
    settle = how === 'answers' ? () => resolve('for sent') : () => reject(new Error('avbrutt'));
  });
  const actor = createActor(
    request(({ signal }) => {
      signals.push(signal);
      return answer;
    }),
  );
  const heard = vi.fn();
  actor.subscribe({ next: heard, error: heard });
  actor.start();
  heard.mockClear();
  actor.stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  settle();
  await Promise.allSettled([answer]);
  expect(heard).not.toHaveBeenCalled();
});
