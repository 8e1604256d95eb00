import { afterEach, expect, test, vi } from 'vitest';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { startOf } from '#flows/registry.ts';
import { openCallLog } from '#workbench/page/call-log.ts';
import { followLink } from '#workbench/page/follow-link.ts';
import type { Run } from '#workbench/page/run.ts';
import { trailOf } from '#workbench/page/trail.ts';
import { openTrailGate } from '#workbench/page/trail-gate.ts';
import { openWriteGate } from '#workbench/page/write-gate.ts';
import { machineApi } from '#workbench/steering.ts';
import { openSilentRun } from './silent-run.ts';

afterEach(() => vi.unstubAllGlobals());

/** A flow on a page whose buttons are pressed. */
function openPage(id: string) {
  const run = openSilentRun(id);
  const flow: AnyFlow = startOf(id).flow;
  const press = (call: string, name: string) => run.tape.press(call, name);
  return {
    run,
    flows: machineApi(
      () => run.router,
      (_, call, name) => press(call, name),
    ),
    trail: () => trailOf(flow, run.tape.sent()),
    states: () => statesOf(run),
  };
}

const statesOf = ({ router }: Run) =>
  machineApi(() => router)
    .list()
    .map(({ id, state }) => `${id}: ${state}`);

/** Opens a link in another window, where the calls get no response. */
async function follow(flow: string, lines: readonly string[]) {
  const begin = async () => openSilentRun(flow);
  const link = { flow, lines, hold: [], latency: null, isHeld: false };
  const { log, writes } = { log: openCallLog([]), writes: openWriteGate() };
  let run: Run | null = null;
  const show = (shown: Run) => {
    run = shown;
  };
  await followLink({ link, log, gate: openTrailGate(() => null), writes, begin, show });
  const followed = run as unknown as Run;
  const result = { states: statesOf(followed), notice: followed.notice() };
  followed.router.close();
  return result;
}

async function refuse() {
  const page = openPage('self-declaration');
  await page.flows.respond('self-declaration', 'loadCustomer', 'without a bank relationship');
  page.flows.send('self-declaration', 'answers all');
  page.flows.send('self-declaration', { type: 'submitted' });
  page.flows.simulate('self-declaration', 'submitDeclaration', 'internal error');
  return page;
}

const refused = [
  'settle . loadCustomer without a bank relationship',
  'send . field.changed {"field":"skadesaker","value":false}',
  'send . field.changed {"field":"betalingsanmerkninger","value":false}',
  'send . field.changed {"field":"oppsagtAvAndre","value":true}',
  'send . submitted',
  'settle . submitDeclaration internal error',
];

test('a link has each event and each answer by name, and leads a colleague to the same failure', async () => {
  const { trail, states, run } = await refuse();
  expect(trail()).toEqual({ lines: refused, examples: 0, lost: '' });
  const here = states();
  run.router.close();
  expect(await follow('self-declaration', refused)).toEqual({
    states: here,
    notice: 'The page is where the link leads, after 6 steps.',
  });
});

test('nothing is in the link before something has happened', () => {
  const { trail, run } = openPage('self-declaration');
  expect(trail()).toEqual({ lines: [], examples: 0, lost: '' });
  run.router.close();
});

test('a link for which too much has happened has none of it, and says so', async () => {
  const { trail, run, flows } = openPage('self-declaration');
  await flows.respond('self-declaration', 'loadCustomer', 'without a bank relationship');
  for (let count = 0; count < 90; count += 1)
    flows.send('self-declaration', { type: 'field.changed', field: 'skadesaker', value: count % 2 === 0 });
  run.router.close();
  expect(trail()).toEqual({ lines: [], examples: 0, lost: 'too much has happened for an address' });
});

test('what was typed is not in the link: it has a value of the cases, once for all its letters', async () => {
  const { trail, run, flows } = openPage('self-declaration');
  await flows.respond('self-declaration', 'loadCustomer', 'with a bank relationship');
  await flows.respond('bank-selection', 'listBanks', 'banks');
  for (const search of ['K', 'Ka', 'Kar', 'Kari'])
    flows.send('bank-selection', { type: 'search.changed', search });
  run.router.close();
  expect(trail()).toEqual({
    lines: [
      'settle . loadCustomer with a bank relationship',
      'settle bankSelection listBanks banks',
      'send bankSelection search.changed {"search":{"$":0}}',
    ],
    examples: 1,
    lost: '',
  });
});

test('a link says at which of its steps it has stopped', async () => {
  vi.useFakeTimers();
  const followed = follow('self-declaration', ['send . submitted']);
  await vi.advanceTimersByTimeAsync(20_000);
  const { notice } = await followed;
  vi.useRealTimers();
  expect(notice).toBe(
    'The link was followed up to step 0 of 1. The next one is not possible here: “send . submitted”.',
  );
});
