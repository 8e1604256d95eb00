import { afterEach, expect, test, vi } from 'vitest';
import { registry } from '#flows/registry.ts';
import { joinChannel, otherPages } from '#workbench/channel.ts';
import { execute } from '#workbench/steering.ts';
import { openSilentRun } from './silent-run.ts';

afterEach(() => vi.unstubAllGlobals());

const fail500 = {
  do: 'simulate',
  flow: 'self-declaration',
  call: 'loadCustomer',
  failure: '500',
} as const;
const retry = { do: 'take', flow: 'self-declaration', way: 'retried' } as const;

test('a page tells each step with where it led, and how often each transition was taken', async () => {
  const { router, watch } = openSilentRun('self-declaration');
  for (const command of [fail500, retry, fail500]) execute(router, command);
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
  router.close();
});

test('no two flows share a chart, by whose id steps, counts and coverage go', () => {
  const charts = new Set(registry.map(({ flow }) => flow.machine.id));
  expect([...charts]).toEqual(registry.map(({ flow }) => flow.id));
});

test('steps and counts of a child flow have its name', async () => {
  const { router, watch } = openSilentRun('bank-selection');
  const hasBank = { type: 'xstate.done.actor.loadCustomer', output: { hasBank: true } };
  router.current()?.actor.send(hasBank);
  execute(router, { do: 'simulate', flow: 'bank-selection', call: 'listBanks', failure: '500' });
  await vi.waitFor(() => expect(watch.report().steps.at(-1)?.state).toBe('unavailable'));
  const { steps, taken } = watch.report();
  expect(steps.map(({ flow, state }) => [flow, state])).toEqual([
    ['self-declaration', 'identifying'],
    ['bank-selection', 'loading'],
    ['self-declaration', 'choosingBank'],
    ['bank-selection', 'unavailable'],
  ]);
  expect(taken).toEqual({
    'self-declaration.identifying: xstate.done.actor.loadCustomer [hasBank] → choosingBank': 1,
    'bank-selection.loading: xstate.error.actor.listBanks → unavailable': 1,
  });
  router.close();
});

test('another page sees it, and steers it; a page that is closed is seen no more', async () => {
  const { router, watch } = openSilentRun('self-declaration');
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
  router.close();
});
