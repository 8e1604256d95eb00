import { describe, expect, test } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { bankSelectionFlow } from '#flows/buying/bank-selection/flow.ts';
import { type InspectedStep, inspectSteps } from '#flows/engine/inspection.ts';
import { connectionError, serverError, settle, simulate, timeoutError } from '#flows/engine/simulate.ts';
import { recordTransitions } from '#flows/engine/walk/coverage.ts';
import { inertChart } from '#flows/engine/walk/inert.ts';

const start = (heard: (inspected: InspectedStep) => void = () => {}) =>
  createActor(inertChart(bankSelectionFlow), { input: { bank: null }, inspect: inspectSteps(heard) }).start();

describe('failure simulation', () => {
  test.each([
    ['a 500', serverError(500), '500'],
    ['a refusal', serverError(400, 'NEI'), 'NEI'],
    ['a time-out', timeoutError(), 'TIMEOUT'],
    ['a lost connection', connectionError(), 'NETWORK'],
  ])('%s leads the chart to the same state as the real failure', (_, error, code) => {
    const actor = start();
    expect(simulate(actor, 'listBanks', error)).toBe(true);
    expect(actor.getSnapshot().value).toBe('unavailable');
    expect(actor.getSnapshot().context.error.code).toBe(code);
  });

  test('does nothing if the call is not pending, and the actor keeps running', () => {
    const actor = start();
    simulate(actor, 'listBanks', serverError(500));
    expect(simulate(actor, 'listBanks', serverError(500))).toBe(false);
    expect(simulate(actor, 'noSuchCall', serverError(500))).toBe(false);
    expect(actor.getSnapshot().status).toBe('active');
  });
});

test('a call that was settled by hand is aborted, and its own result does not follow', async () => {
  const signals: AbortSignal[] = [];
  let arrive: (result: string) => void = () => {};
  const arrived = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const load = fromPromise<string>(({ signal }) => {
    signals.push(signal);
    return arrived;
  });
  const chart = setup({ types: { context: {} as { loaded: readonly string[] } }, actors: { load } });
  const keep = chart.createMachine({
    context: { loaded: [] },
    invoke: {
      id: 'load',
      src: 'load',
      onDone: { actions: assign({ loaded: ({ context, event }) => [...context.loaded, event.output] }) },
    },
  });
  const actor = createActor(keep).start();
  expect(settle(actor, 'load', { type: 'xstate.done.actor.load', output: 'by hand' } as never)).toBe(true);
  arrive('late');
  await arrived;
  await Promise.resolve();
  expect(actor.getSnapshot().context.loaded).toEqual(['by hand']);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('the interpreter reports which branch of a guard it took', () => {
  const taken = new Set<string>();
  const actor = createActor(inertChart(bankSelectionFlow), {
    input: { bank: null },
    inspect: recordTransitions(taken),
  }).start();
  actor.send({ type: 'xstate.done.actor.listBanks', output: [] });
  actor.send({ type: 'submitted' });
  expect([...taken].at(-1)).toBe('bank-selection.choosing: submitted → choosing.rejected');
});

describe('inspection', () => {
  test('reports each event with the next state and the context', () => {
    const heard: InspectedStep[] = [];
    const actor = start((inspected) => heard.push(inspected));
    actor.send({ type: 'cancelled' });
    expect(heard.at(-1)).toEqual({
      chart: 'bank-selection',
      event: { type: 'cancelled' },
      state: 'cancelled',
      context: { banks: [], form: { search: '', bank: null }, error: null },
    });
  });

  test('has no typed national identity number', () => {
    const heard: InspectedStep[] = [];
    const actor = start((inspected) => heard.push(inspected));
    actor.send({ type: 'xstate.done.actor.listBanks', output: [] });
    actor.send({ type: 'list.opened' });
    actor.send({ type: 'search.changed', search: '010190 12345' });
    expect(JSON.stringify(heard)).not.toMatch(/12345/);
  });
});
