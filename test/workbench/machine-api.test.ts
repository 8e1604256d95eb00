import { afterEach, describe, expect, test, vi } from 'vitest';
import { configureClient, readRetries } from '#api/client.ts';
import { execute, machineApi } from '#workbench/steering.ts';
import { openSilentRun } from './silent-run.ts';

afterEach(() => vi.unstubAllGlobals());

function open(flow = 'self-declaration') {
  const { router } = openSilentRun(flow);
  const flows = machineApi(() => router);
  return { router, flows, fail: (call: string, failure: string) => flows.simulate(flow, call, failure) };
}

describe('window.flows', () => {
  test('lists the running flows, child flows too', () => {
    const { router, flows } = open();
    expect(flows.list()).toEqual([{ id: 'self-declaration', state: 'loadingCustomer' }]);
    const hasBankRelationship = {
      type: 'xstate.done.actor.loadCustomer',
      output: { hasBankRelationship: true },
    };
    expect(flows.send('self-declaration', hasBankRelationship)).toBe(true);
    expect(flows.list()).toEqual([
      { id: 'self-declaration', state: 'choosingBank' },
      { id: 'bank-selection', state: 'loading' },
    ]);
    router.close();
  });

  test('returns the state, the events that the chart takes, and the failures of the pending call', () => {
    const { router, flows, fail } = open();
    const { calls, accepts, tags } = flows.state('self-declaration');
    expect({ accepts, tags }).toEqual({ accepts: [], tags: ['waiting'] });
    expect(calls.map(({ id }) => id)).toEqual(['loadCustomer']);
    expect(calls[0]?.failures).toContain('legacyCustomer');
    expect(fail('loadCustomer', 'legacyCustomer')).toBe(true);
    expect(flows.state('self-declaration')).toMatchObject({
      state: 'unavailable',
      active: ['unavailable'],
      accepts: ['retried'],
      calls: [],
    });
    router.close();
  });

  test('does not send an event that the chart does not take, and the actor keeps running', () => {
    const { router, flows, fail } = open();
    expect(flows.can('self-declaration', { type: 'retried' })).toBe(false);
    expect(flows.send('self-declaration', { type: 'retried' })).toBe(false);
    expect(flows.send('self-declaration', { type: 'xstate.done.actor.submitDeclaration' })).toBe(false);
    expect(fail('submitDeclaration', '500')).toBe(false);
    expect(flows.list()).toEqual([{ id: 'self-declaration', state: 'loadingCustomer' }]);
    router.close();
  });

  test('lists the known names if a flow, an event, a call or a failure is misspelt', () => {
    const { router, flows, fail } = open();
    expect(() => flows.state('selfdeclaration')).toThrow(
      'selfdeclaration does not run in this page: self-declaration does',
    );
    const events = 'its types are: retried, address.requested, field.changed, submitted, cancelled';
    expect(() => flows.send('self-declaration', { type: 'retry' })).toThrow(
      `{"type":"retry"} is no event of self-declaration; ${events}`,
    );
    expect(() => flows.can('self-declaration', 'retried' as never)).toThrow(
      `"retried" is no event of self-declaration; ${events}`,
    );
    expect(() => flows.can('self-declaration', undefined as never)).toThrow(events);
    expect(() => flows.send('self-declaration', 'answer all')).toThrow(
      'answer all is no move of self-declaration; its moves are: answers all, answers all but the first, ',
    );
    expect(() => fail('submit', '500')).toThrow(
      'submit is no call of self-declaration; its calls are: loadCustomer, submitDeclaration',
    );
    expect(() => fail('bankSelection', '500')).toThrow('bankSelection is no call of self-declaration');
    expect(() => fail('loadCustomer', 'timeout')).toThrow(
      /^loadCustomer cannot fail by timeout: 500, time-out, lost, /,
    );
    router.close();
  });

  test('hides personal data of the context', () => {
    const { router, flows } = open();
    expect(flows.state('self-declaration').context).toMatchObject({ site: { phone: '[skjult]' } });
    router.close();
  });
});

describe('a response of the cases', () => {
  test('is parsed by the call, and the chart receives its result', async () => {
    const { router, flows } = open();
    const [call] = flows.state('self-declaration').calls;
    expect(call?.responses).toEqual([
      'with a bank relationship',
      'without a bank relationship',
      'wrong shape',
    ]);
    expect(await flows.respond('self-declaration', 'loadCustomer', 'with a bank relationship')).toBe(true);
    expect(await flows.respond('bank-selection', 'listBanks', 'banks')).toBe(true);
    expect(flows.list()).toEqual([
      { id: 'self-declaration', state: 'choosingBank' },
      { id: 'bank-selection', state: 'choosing.closed' },
    ]);
    router.close();
  });

  test('fails the call if the call cannot read it', async () => {
    const { router, flows } = open();
    expect(await flows.respond('self-declaration', 'loadCustomer', 'wrong shape')).toBe(true);
    expect(flows.list()).toEqual([{ id: 'self-declaration', state: 'unavailable' }]);
    router.close();
  });

  test('of an error fails the call under the name of the case', () => {
    const { router, flows, fail } = open();
    flows.send('self-declaration', {
      type: 'xstate.done.actor.loadCustomer',
      output: { hasBankRelationship: false },
    });
    flows.send('self-declaration', 'answers all');
    flows.send('self-declaration', { type: 'submitted' });
    expect(fail('submitDeclaration', 'no server behind the gateway')).toBe(true);
    expect(flows.list()).toEqual([{ id: 'self-declaration', state: 'filling.unknown' }]);
    router.close();
  });

  test('is not sent to a call that is not pending, or is no longer', async () => {
    const { router, flows, fail } = open();
    expect(await flows.respond('self-declaration', 'submitDeclaration', 'accepted')).toBe(false);
    const late = flows.respond('self-declaration', 'loadCustomer', 'with a bank relationship');
    fail('loadCustomer', '500');
    flows.send('self-declaration', { type: 'retried' });
    expect(await late).toBe(false);
    expect(flows.list()).toEqual([{ id: 'self-declaration', state: 'loadingCustomer' }]);
    await expect(flows.respond('self-declaration', 'loadCustomer', 'rich')).rejects.toThrow(
      'loadCustomer has no response rich: with a bank relationship, without a bank relationship, wrong shape',
    );
    router.close();
  });

  test('leaves fetch and the settings of the client as they were', async () => {
    const { router, flows } = open();
    const { fetch, Request } = globalThis;
    const { timeout } = AbortSignal;
    configureClient({ retries: 3 });
    await Promise.all([
      flows.respond('self-declaration', 'loadCustomer', 'wrong shape'),
      flows.respond('self-declaration', 'loadCustomer', 'with a bank relationship'),
    ]);
    expect(readRetries()).toBe(3);
    expect([globalThis.fetch, globalThis.Request, AbortSignal.timeout]).toEqual([fetch, Request, timeout]);
    router.close();
  });
});

test('a call of the root that was settled by hand is no longer pending', () => {
  const { router, flows, fail } = open('home');
  const pending = () => flows.state('home').calls.map(({ id }) => id);
  expect(pending()).toEqual(['relations']);
  expect(fail('relations', '500')).toBe(true);
  expect(pending()).toEqual([]);
  router.close();
});

describe('a move', () => {
  test('is sent by its name, or not at all if the chart does not take all of its events', () => {
    const { router, flows } = open();
    expect(flows.send('self-declaration', 'answers all')).toBe(false);
    flows.send('self-declaration', {
      type: 'xstate.done.actor.loadCustomer',
      output: { hasBankRelationship: false },
    });
    expect(flows.send('self-declaration', 'answers all')).toBe(true);
    expect(flows.send('self-declaration', { type: 'submitted' })).toBe(true);
    expect(flows.list()).toEqual([{ id: 'self-declaration', state: 'sending' }]);
    router.close();
  });
});

describe('a command from another page', () => {
  test('sends all events of a move, and is dropped if the chart no longer takes them', () => {
    const { router, flows, fail } = open();
    fail('loadCustomer', '500');
    execute(router, { do: 'send', flow: 'self-declaration', event: 'submitted' });
    expect(flows.list()).toEqual([{ id: 'self-declaration', state: 'unavailable' }]);
    execute(router, { do: 'send', flow: 'self-declaration', event: 'retried' });
    flows.send('self-declaration', {
      type: 'xstate.done.actor.loadCustomer',
      output: { hasBankRelationship: false },
    });
    for (const event of ['answers all', 'submitted']) {
      execute(router, { do: 'send', flow: 'self-declaration', event });
    }
    expect(flows.list()).toEqual([{ id: 'self-declaration', state: 'sending' }]);
    execute(router, { do: 'send', flow: 'no-such-flow', event: 'submitted' });
    execute(router, {
      do: 'simulate',
      flow: 'self-declaration',
      call: 'submitDeclaration',
      failure: 'lost',
    });
    expect(flows.list()).toEqual([{ id: 'self-declaration', state: 'filling.unknown' }]);
    router.close();
  });
});
