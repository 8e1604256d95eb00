import { expect, test } from 'vitest';
import { type AnyActorRef, type AnyStateMachine, createActor } from 'xstate';
import { apiError } from '#domain/errors/api-error.ts';
import type { PrivateSources } from '#domain/overview/private-sources.ts';
import { inertChart } from '#flows/engine/walk/inert.ts';
import { privateLandingCases } from '#flows/overview/private-landing/cases.ts';
import { privateLandingFlow } from '#flows/overview/private-landing/flow.ts';

const loaded = <T>(value: T) => ({ value, error: null });
const failed = { value: null, error: apiError({ status: 500, code: '500' }) };
const anotherBank = { value: null, error: apiError({ status: 404, code: 'FOR3170009' }) };

const agreement = loaded({ isAvtalebytte: false });
const damage = loaded({ kundenummer: '1000010', bankForholdRegnr: null, forsikringer: [] });
const life = loaded({ kundenummer: '3143791', aktiveForsikringer: [], midlertidigeForsikringer: [] });
const bank = loaded({ name: 'Sparebanken Solvik', bankregnr: '3361' });

/** Ends some calls of the page, in this order. Returns the calls that started, with their input. */
function calledAfter(ends: Partial<PrivateSources>, hasNationalId = true) {
  const called = new Map<string, unknown>();
  const machine: AnyStateMachine = inertChart(privateLandingFlow as never);
  const actor = createActor(machine, {
    input: { ...privateLandingCases.input, hasNationalId },
    inspect(event) {
      if (event.type !== '@xstate.event' || event.event.type !== 'xstate.init') return;
      const { id, sessionId } = event.actorRef as AnyActorRef;
      if (sessionId !== event.rootId) called.set(id, event.event.input);
    },
  });
  actor.start();
  for (const [call, end] of Object.entries(ends)) {
    if (end?.error) actor.send({ type: `xstate.error.actor.${call}`, error: end.error });
    else actor.send({ type: `xstate.done.actor.${call}`, output: end?.value });
  }
  return { called, state: actor.getSnapshot() };
}

/** The calls that wait for other calls, with their input. */
const dependentCalls = (ends: Partial<PrivateSources>, hasNationalId = true) => {
  const { called } = calledAfter(ends, hasNationalId);
  return Object.fromEntries([...called].filter(([call]) => ['life', 'invoices', 'claims'].includes(call)));
};

const numbers = (skadekundenummer: string | null, personkundenummer: string | null) => ({
  skadekundenummer,
  personkundenummer,
});

test('all calls that need no response start at once', () => {
  const all = Object.keys(privateLandingCases.actors);
  const waiting = ['life', 'invoices', 'claims'];
  expect([...calledAfter({}).called.keys()].sort()).toEqual(
    all.filter((call) => !waiting.includes(call)).sort(),
  );
});

test('the page waits for only the agreement switch and the damage insurance (A4.12)', () => {
  expect(calledAfter({ agreement, bank }).state.value).toBe('settling');
  expect(calledAfter({ damage, bank }).state.value).toBe('settling');
  expect(calledAfter({ agreement, damage }).state.value).toHaveProperty('shown');
  expect(calledAfter({ agreement: failed }).state.value).toBe('loggedOut');
});

test.each([
  ['life insurance waits for the bank (A7.3)', { agreement, damage }, { claims: '1000010' }],
  [
    'claims are loaded by the number of the damage customer, life insurance with the bank (A7.3, A7.14)',
    { agreement, damage, bank },
    { claims: '1000010', life: undefined },
  ],
  [
    'invoices wait for the life insurance, for both numbers (A7.14)',
    { agreement, damage, bank, life },
    { claims: '1000010', life: undefined, invoices: numbers('1000010', '3143791') },
  ],
  [
    'without life insurance, invoices are loaded by the number of the damage customer',
    { agreement, damage, bank, life: failed },
    { claims: '1000010', life: undefined, invoices: numbers('1000010', null) },
  ],
  [
    'without damage insurance, invoices are loaded by the other number, and claims are not loaded',
    { agreement, damage: failed, bank, life },
    { life: undefined, invoices: numbers(null, '3143791') },
  ],
  [
    'without the bank, life insurance is not loaded (A7.3)',
    { agreement, damage, bank: failed },
    { claims: '1000010', invoices: numbers('1000010', null) },
  ],
  [
    'without both insurances, invoices are not loaded',
    { agreement, damage: failed, bank, life: failed },
    { life: undefined },
  ],
  [
    'without damage insurance and bank, none of them is loaded',
    { agreement, damage: failed, bank: failed },
    {},
  ],
  ['in another bank, life insurance is not loaded (A7.3)', { agreement, damage: anotherBank, bank }, {}],
] as const)('%s', (_, ends, calls) => {
  expect(dependentCalls(ends)).toEqual(calls);
});

test('without a national identity number, life insurance is not loaded (A7.3)', () => {
  expect(dependentCalls({ agreement, damage }, false)).toEqual({
    claims: '1000010',
    invoices: numbers('1000010', null),
  });
});

test('the first end of a call counts, so a response does not undo a simulated failure', () => {
  const actor = createActor(inertChart(privateLandingFlow as never), { input: privateLandingCases.input });
  actor.start();
  actor.send({ type: 'xstate.error.actor.threads', error: failed.error });
  actor.send({ type: 'xstate.done.actor.threads', output: 12 });
  expect(actor.getSnapshot().context.threads).toEqual(failed);
});
