import { afterEach, expect, test, vi } from 'vitest';
import type { Run } from '#workbench/page/run.ts';
import { type Future, openTimeTravel, type TimeTravel } from '#workbench/page/time-travel.ts';
import { machineApi } from '#workbench/steering.ts';
import { openSilentRun } from './silent-run.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page whose run can be replaced. */
function openPage(flow: string) {
  let now: { readonly run: Run; readonly time: TimeTravel };
  const show = (run: Run, future?: Future) => {
    now = { run, time: openTimeTravel(run, show, future) };
  };
  show(openSilentRun(flow));
  return {
    flows: machineApi(() => now.run.router),
    time: () => now.time,
    states: () =>
      machineApi(() => now.run.router)
        .list()
        .map(({ id, state }) => `${id}: ${state}`),
    stepIn: (state: string) => now.run.watch.report().steps.find((step) => step.state === state)?.number ?? 0,
    stepsAhead: () => now.time.stepsAhead().map(({ state }) => state),
    notice: () => now.run.notice(),
    close: () => now.run.router.close(),
  };
}

/** A customer who types into the search of banks, which a child flow shows. */
async function searchBank() {
  const page = openPage('self-declaration');
  await page.flows.respond('self-declaration', 'loadCustomer', 'with a bank relationship');
  await page.flows.respond('bank-selection', 'listBanks', 'banks');
  page.flows.send('bank-selection', { type: 'search.changed', search: 'sol' });
  return page;
}

test('the page goes back and forward by one event, also within a child flow', async () => {
  const { time, states, close } = await searchBank();
  expect(states()).toEqual(['self-declaration: choosingBank', 'bank-selection: choosing.open']);
  expect([time().behind(), time().ahead()]).toEqual([3, 0]);
  time().back();
  expect(states()).toEqual(['self-declaration: choosingBank', 'bank-selection: choosing.closed']);
  time().back();
  expect(states()).toEqual(['self-declaration: choosingBank', 'bank-selection: loading']);
  expect([time().behind(), time().ahead()]).toEqual([1, 2]);
  time().forward();
  time().forward();
  expect(states()).toEqual(['self-declaration: choosingBank', 'bank-selection: choosing.open']);
  expect([time().behind(), time().ahead()]).toEqual([3, 0]);
  close();
});

test('a call that waits is settled by a button, which ends the events ahead', async () => {
  const { time, flows, states, close } = await searchBank();
  time().back();
  time().back();
  expect(flows.state('bank-selection').calls.map(({ id }) => id)).toEqual(['listBanks']);
  expect(flows.simulate('bank-selection', 'listBanks', 'lost')).toBe(true);
  expect(states()).toEqual(['self-declaration: choosingBank', 'bank-selection: unavailable']);
  expect(time().ahead()).toBe(0);
  close();
});

test('the page goes back to a step of the timeline', async () => {
  const { time, stepIn, states, notice, close } = await searchBank();
  await vi.waitFor(() => expect(stepIn('choosing.closed')).toBeGreaterThan(0));
  time().toStep(stepIn('choosing.closed'));
  expect(states()).toEqual(['self-declaration: choosingBank', 'bank-selection: choosing.closed']);
  expect(notice()).toBe(
    'The page is at event 2 of 3. Calls and delays that wait here are settled by a button.',
  );
  close();
});

test('the steps that were taken back stay in the timeline, and each of them leads forward', async () => {
  const { time, stepIn, stepsAhead, states, flows, close } = await searchBank();
  await vi.waitFor(() => expect(stepIn('choosing.open')).toBeGreaterThan(0));
  const open = stepIn('choosing.open');
  time().toEvent(1);
  expect(states()).toEqual(['self-declaration: choosingBank', 'bank-selection: loading']);
  expect(stepsAhead()).toEqual(['choosing.closed', 'choosing.open']);
  time().toStep(open);
  expect(states()).toEqual(['self-declaration: choosingBank', 'bank-selection: choosing.open']);
  expect(stepsAhead()).toEqual([]);
  time().back();
  flows.send('bank-selection', { type: 'cancelled' });
  expect(stepsAhead()).toEqual([]);
  close();
});

test('a flow that has ended goes back to its last state', async () => {
  const { time, flows, states, notice, close } = openPage('self-declaration');
  await flows.respond('self-declaration', 'loadCustomer', 'without a bank relationship');
  flows.send('self-declaration', 'answers all');
  flows.send('self-declaration', { type: 'submitted' });
  await flows.respond('self-declaration', 'submitDeclaration', 'accepted');
  expect(states()).toEqual(['self-declaration: accepted']);
  time().back();
  expect(states()).toEqual(['self-declaration: sending']);
  time().back();
  expect(states()).toEqual(['self-declaration: filling.typing']);
  time().forward();
  time().forward();
  expect(states()).toEqual(['self-declaration: accepted']);
  expect(notice()).toContain('The flow has ended: the browser would go to');
  close();
});

test('the end of a child flow is no event of its own', async () => {
  const { time, flows, states, close } = await searchBank();
  flows.send('bank-selection', { type: 'cancelled' });
  expect(time().behind()).toBe(4);
  time().back();
  expect(states()).toEqual(['self-declaration: choosingBank', 'bank-selection: choosing.open']);
  close();
});

test('what the page says about its place ends when something else happens', async () => {
  const { time, flows, notice, close } = await searchBank();
  time().back();
  expect(notice()).toBe(
    'The page is at event 2 of 3. Calls and delays that wait here are settled by a button.',
  );
  flows.send('bank-selection', { type: 'submitted' });
  await vi.waitFor(() => expect(notice()).toBe(''));
  close();
});

/** A customer who added a travel card, in the dialog of the cards. */
async function addCard() {
  const page = openPage('travel-cards');
  await page.flows.respond('travel-cards', 'loadCards', 'cards');
  await page.flows.respond('travel-cards', 'loadPolicies', 'no policies');
  page.flows.send('travel-cards', { type: 'add.requested' });
  page.flows.send('add-travel-card', {
    type: 'field.changed',
    field: 'forsikringsnummer',
    value: '7370010',
  } as never);
  page.flows.send('add-travel-card', { type: 'submitted' });
  await page.flows.respond('add-travel-card', 'addCard', 'added');
  return page;
}

test('a delay waits at the step to which the page goes back, and the event ahead ends it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { time, states, flows, close } = await addCard();
  vi.runAllTimers();
  expect(states()).toEqual(['not-found: shown']);
  time().back();
  vi.runAllTimers();
  expect(states()).toEqual(['travel-cards: page.list.complete page.dialog.adding', 'add-travel-card: added']);
  expect(flows.state('add-travel-card').accepts).toEqual(['after travelCardSuccess']);
  expect(time().ahead()).toBe(1);
  time().forward();
  expect(states()).toEqual(['not-found: shown']);
  vi.useRealTimers();
  close();
});
