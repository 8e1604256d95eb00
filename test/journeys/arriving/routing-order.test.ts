import { describe, expect, test } from 'vitest';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  fromPromise,
  initialTransition,
  transition,
} from 'xstate';
import { visitorRouting } from '#machines/arriving/visitor-routing.ts';
import { nameOf, rowFor, type Visit, visits } from '#test/domain/arriving/routing-rows.ts';

const machine: AnyStateMachine = visitorRouting;
const silent = fromPromise(() => new Promise<never>(() => {}));
const chart = machine.provide({
  actors: Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, silent])),
});

const input = {
  phone: '21 00 00 00',
  mayBlock: ['0770', '0502'],
  successorHost: 'kunde.forsikring.example',
  successorPage: 'overview',
  kid: null,
};

const failed = new Error('HTTP 500');

/** The result of each call, by the name of its actor; an error if it fails. */
type Results = Readonly<Record<string, unknown>>;

const endEvent = (actor: string, result: unknown) =>
  result instanceof Error
    ? { type: `xstate.error.actor.${actor}`, error: result }
    : { type: `xstate.done.actor.${actor}`, output: result };

/** Ends the calls in this order. Returns the last state and the calls that started. */
function run(results: Results, order: readonly string[]) {
  const calls = new Set<string>();
  const noteCalls = (state: AnyMachineSnapshot) => {
    for (const call of Object.keys(state.children)) calls.add(call);
    return state;
  };
  const [start] = initialTransition(chart, input);
  const end = order.reduce(
    (state: AnyMachineSnapshot, call) =>
      call in state.children ? noteCalls(transition(chart, state, endEvent(call, results[call]))[0]) : state,
    noteCalls(start),
  );
  return { end, calls };
}

const first = ['identify', 'getTransitionToggle', 'getBankInfo'];

const permutations = (names: readonly string[]): readonly (readonly string[])[] =>
  names.length === 0
    ? [[]]
    : names.flatMap((name) =>
        permutations(names.filter((other) => other !== name)).map((rest) => [name, ...rest]),
      );

const ordersOf = (calls: readonly string[]) => permutations(calls).map((order) => [...first, ...order]);

const orders = {
  private: ordersOf(['hasDamagePolicies', 'getRedirectToggle', 'getDirectAccess']),
  business: ordersOf(['getRouting', 'getDirectAccess']),
};

const businessRouting = {
  successor: { routingTarget: 'FREMTIND', bankForholdRegnr: '3910' },
  stays: { routingTarget: 'EIKA', bankForholdRegnr: '3910' },
  fails: failed,
};

const resultsOf = (visit: Visit): Results => ({
  identify: { organisasjonsnummer: visit.segment === 'business' ? '923609016' : null, hasNationalId: true },
  getTransitionToggle: visit.transition === 'on',
  getBankInfo: { name: 'Banken', bankregnr: visit.bank },
  getRouting: businessRouting[visit.routing],
  hasDamagePolicies: visit.damage === 'has',
  getRedirectToggle: visit.redirect === 'on',
  getDirectAccess: { banknavn: 'Banken', blokkerDirektetilgang: visit.blocks === 'yes' },
});

const states = { page: 'shown', blocked: 'blocked', 'error card': 'unavailable' } as const;

const callsFor = {
  routing: 'getRouting',
  damage: 'hasDamagePolicies',
  redirect: 'getRedirectToggle',
  blocks: 'getDirectAccess',
} as const;

/** Which calls the row requires or forbids. */
function expectedCalls(visit: Visit) {
  const row = rowFor(visit);
  const facts = Object.keys(callsFor) as (keyof typeof callsFor)[];
  return facts
    .filter((fact) => row[fact] !== 'any')
    .map((fact) => [callsFor[fact], row[fact] !== 'notRequested'] as const);
}

/** The visits, with one of each group that differs only in responses that are not requested. */
const distinct = [
  ...new Map(
    visits.map((visit) => {
      const row: Readonly<Record<string, unknown>> = rowFor(visit);
      const requested = Object.entries(visit).filter(([fact]) => row[fact] !== 'notRequested');
      return [JSON.stringify(requested), visit] as const;
    }),
  ).values(),
];

describe('the order of the responses changes neither the route nor the required requests (A4.9, A4.10)', () => {
  test.each(distinct.map((visit) => [nameOf(visit), visit] as const))('%s', (_, visit) => {
    const { outcome } = rowFor(visit);
    for (const order of orders[visit.segment]) {
      const { end, calls } = run(resultsOf(visit), order);
      if (outcome in states) expect(end.value).toBe(states[outcome as keyof typeof states]);
      else expect(end.output).toEqual({ leave: outcome.replace('{bank}', visit.bank) });
      for (const [call, isMade] of expectedCalls(visit))
        expect([call, calls.has(call)]).toEqual([call, isMade]);
    }
  });
});

const damage = { has: true, none: false, fails: failed };
const redirect = { on: true, off: false, fails: failed };
const access = {
  allowed: { banknavn: 'Viddene', blokkerDirektetilgang: false },
  blocked: { banknavn: 'Viddene', blokkerDirektetilgang: true },
  fails: failed,
};

const stays = { allowed: 'shown', blocked: 'blocked', fails: 'unavailable' };
const leaves = { allowed: 'leaving', blocked: 'leaving', fails: 'leaving' };
const fails = { allowed: 'unavailable', blocked: 'unavailable', fails: 'unavailable' };

/** One result that keeps the customer here is enough, even if the other call fails (A4.9). */
const ends = {
  has: { on: stays, off: stays, fails: stays },
  none: { on: leaves, off: stays, fails },
  fails: { on: fails, off: stays, fails },
};

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];

describe('the order of the responses does not change the route if calls fail (A4.9, A4.10)', () => {
  const rows = keysOf(damage).flatMap((has) =>
    keysOf(redirect).flatMap((moves) => keysOf(access).map((result) => [has, moves, result] as const)),
  );
  test.each(rows)('with damage insurance: %s, redirect: %s, direct access: %s', (has, moves, result) => {
    const results = {
      identify: { organisasjonsnummer: null, hasNationalId: true },
      getTransitionToggle: true,
      getBankInfo: { name: 'Viddene', bankregnr: '0770' },
      hasDamagePolicies: damage[has],
      getRedirectToggle: redirect[moves],
      getDirectAccess: access[result],
    };
    for (const order of orders.private) expect(run(results, order).end.value).toBe(ends[has][moves][result]);
  });
});
