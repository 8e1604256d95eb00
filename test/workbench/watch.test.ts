import { afterEach, expect, test, vi } from 'vitest';
import { joinChannel, otherPages } from '#workbench/channel.ts';
import { obey } from '#workbench/steering.ts';
import { openSilentRun } from './stage.ts';

afterEach(() => vi.unstubAllGlobals());

const fail500 = {
  do: 'simulate',
  flow: 'self-declaration',
  call: 'loadCustomer',
  failure: '500',
} as const;
const retry = { do: 'take', flow: 'self-declaration', way: 'retried' } as const;

test('a page tells each step with where it led, and how often each transition was taken', async () => {
  const { stage, watch } = openSilentRun('self-declaration');
  for (const command of [fail500, retry, fail500]) obey(stage, command);
  await vi.waitFor(() => expect(watch.report().steps).toHaveLength(4));
  const { steps, taken, flows } = watch.report();
  expect(steps.map(({ number, flow, event, state }) => [number, flow, event, state])).toMatchObject([
    [1, 'self-declaration', { type: 'xstate.init' }, 'identifying'],
    [2, 'self-declaration', { type: 'xstate.error.actor.loadCustomer' }, 'unidentified'],
    [3, 'self-declaration', { type: 'retried' }, 'identifying'],
    [4, 'self-declaration', { type: 'xstate.error.actor.loadCustomer' }, 'unidentified'],
  ]);
  expect(taken).toEqual({
    'self-declaration.identifying: xstate.error.actor.loadCustomer → unidentified': 2,
    'self-declaration.unidentified: retried → identifying': 1,
  });
  expect(steps[2]?.transitions).toEqual(['self-declaration.unidentified: retried → identifying']);
  expect(flows.map(({ id, state }) => [id, state])).toEqual([['self-declaration', 'unidentified']]);
  expect(JSON.parse(JSON.stringify(watch.report()))).toEqual(watch.report());
  stage.close();
});

test('another page sees it, and steers it; a page that is closed is seen no more', async () => {
  const { stage, watch } = openSilentRun('self-declaration');
  const page = new EventTarget();
  joinChannel(watch, page);
  const others = otherPages();
  const states = () => others.current().map(({ flows }) => flows.map(({ state }) => state));
  await vi.waitFor(() => expect(states()).toEqual([['identifying']]));
  others.command('another page', fail500);
  others.command(watch.report().page, fail500);
  await vi.waitFor(() => expect(states()).toEqual([['unidentified']]));
  page.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(states()).toEqual([]));
  stage.close();
});
