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
const retry = { do: 'send', flow: 'self-declaration', event: 'retried' } as const;

test('a page reports each step with its next state, and counts each transition', async () => {
  const { router, watch } = openSilentRun('self-declaration');
  for (const command of [fail500, retry, fail500]) execute(router, command);
  await vi.waitFor(() => expect(watch.report().steps).toHaveLength(4));
  const { steps, taken, flows } = watch.report();
  expect(steps.map(({ number, flow, event, state }) => [number, flow, event, state])).toMatchObject([
    [1, 'self-declaration', { type: 'xstate.init' }, 'loadingCustomer'],
    [2, 'self-declaration', { type: 'xstate.error.actor.loadCustomer' }, 'unavailable'],
    [3, 'self-declaration', { type: 'retried' }, 'loadingCustomer'],
    [4, 'self-declaration', { type: 'xstate.error.actor.loadCustomer' }, 'unavailable'],
  ]);
  expect(taken).toEqual({
    'self-declaration.loadingCustomer: xstate.error.actor.loadCustomer → unavailable': 2,
    'self-declaration.unavailable: retried → loadingCustomer': 1,
  });
  expect(steps[2]?.transitions).toEqual(['self-declaration.unavailable: retried → loadingCustomer']);
  expect(flows.map(({ id, state }) => [id, state])).toEqual([['self-declaration', 'unavailable']]);
  expect(JSON.parse(JSON.stringify(watch.report()))).toEqual(watch.report());
  router.close();
});

test('no two flows share a chart id, which steps, counts and coverage use', () => {
  const charts = new Set(registry.map(({ flow }) => flow.machine.id));
  expect([...charts]).toEqual(registry.map(({ flow }) => flow.id));
});

test('steps and counts of a child flow have its name', async () => {
  const { router, watch } = openSilentRun('bank-selection');
  const hasBankRelationship = {
    type: 'xstate.done.actor.loadCustomer',
    output: { hasBankRelationship: true },
  };
  router.current()?.actor.send(hasBankRelationship);
  execute(router, { do: 'simulate', flow: 'bank-selection', call: 'listBanks', failure: '500' });
  await vi.waitFor(() => expect(watch.report().steps.at(-1)?.state).toBe('unavailable'));
  const { steps, taken } = watch.report();
  expect(steps.map(({ flow, state }) => [flow, state])).toEqual([
    ['self-declaration', 'loadingCustomer'],
    ['bank-selection', 'loading'],
    ['self-declaration', 'choosingBank'],
    ['bank-selection', 'unavailable'],
  ]);
  expect(taken).toEqual({
    'self-declaration.loadingCustomer: xstate.done.actor.loadCustomer [hasBankRelationship] → choosingBank': 1,
    'bank-selection.loading: xstate.error.actor.listBanks → unavailable': 1,
  });
  router.close();
});

test('another page shows and controls the flow; a closed page disappears', async () => {
  const { router, watch } = openSilentRun('self-declaration');
  const page = new EventTarget();
  joinChannel(watch, page);
  const others = otherPages();
  const states = () => others.current().map(({ flows }) => flows.map(({ state }) => state));
  await vi.waitFor(() => expect(states()).toEqual([['loadingCustomer']]));
  others.command('another page', fail500);
  others.command(watch.report().page, fail500);
  await vi.waitFor(() => expect(states()).toEqual([['unavailable']]));
  page.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(states()).toEqual([]));
  router.close();
});
