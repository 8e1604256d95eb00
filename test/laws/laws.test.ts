import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyActorRef, type AnyMachineSnapshot, createActor, type EventObject, transition } from 'xstate';
import { isOutcomeUnknown } from '#domain/errors/api-error.ts';
import { isLostSession } from '#domain/errors/not-logged-in.ts';
import { type RefusalTable, refusalIn } from '#domain/errors/refusals.ts';
import { isFlow } from '#flows/engine/define-flow.ts';
import { activeLeaves, dataState, isInRegion, isLeaf, nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { isScreen } from '#flows/engine/render-states.tsx';
import type { CallCases } from '#flows/engine/walk/cases.ts';
import { errorCatalogue } from '#flows/engine/walk/catalogue.ts';
import { inertChart } from '#flows/engine/walk/inert.ts';
import { responsesTo } from '#flows/engine/walk/outcomes.ts';
import { refusalsOf } from '#flows/engine/walk/refusals.ts';
import type { Step } from '#flows/engine/walk/walk.ts';
import { registry, scriptOf } from '#flows/registry.ts';
import { operationFor } from '#test/contract/contract.ts';
import { walkOf } from '#workbench/walks.ts';

/** Whether the visitor sent the event of a step. */
const isByVisitor = ({ outcome, event }: Step) => outcome === null && !event.type.startsWith('xstate.');

/** A write that is safe to repeat, so the laws about writes do not apply to it. */
const repeatable = 'refreshRelations';

const formOf = ({ context }: AnyMachineSnapshot): unknown => context.form;

/** The card of a lost session leads to another document, and back. */
const linksToLogin = (state: AnyMachineSnapshot): boolean =>
  state.hasTag('failure') && isLostSession(state.context.error);

const dataOf = ({ value, context }: AnyMachineSnapshot) => ({ value, context });

/** The walk of a flow, with the data that the laws need. */
async function walkedOf(id: string) {
  const walk = await walkOf(id);
  const { flow, cases, start, situation, steps } = walk;
  return {
    ...walk,
    leaves: nodesOf(flow.machine.root).filter(isLeaf).map(pathOf),
    states: [start, ...steps.map(({ to }) => to)],
    isWrite: ({ outcome }: Step) =>
      outcome?.wire &&
      outcome.wire.request.method !== 'GET' &&
      (cases.actors[outcome.actor] as CallCases).operation !== repeatable,
    after: (state: AnyMachineSnapshot) => steps.filter(({ from }) => situation(from) === situation(state)),
  };
}

// The walk starts with the first law of a flow, so that a run of one flow walks only that flow.
describe.each(registry.map(({ flow }) => flow.id))('%s', (id) => {
  const law = (name: string, check: (walked: Awaited<ReturnType<typeof walkedOf>>) => void) =>
    test(name, async () => check(await walkedOf(id)));

  law('1a: the walk reaches every leaf that is not transient', ({ flow, leaves, states }) => {
    const reached = new Set(states.flatMap(activeLeaves));
    const transient = leaves.filter((leaf) => flow.views[leaf] === 'transient');
    expect(leaves.filter((leaf) => !reached.has(leaf) && !transient.includes(leaf))).toEqual([]);
  });

  law('1b: the visitor can send every event of the cases in some situation', ({ cases, steps }) => {
    const sent = new Set(steps.filter(isByVisitor).map(({ event }) => event.type));
    expect(Object.keys(cases.events).filter((type) => !sent.has(type))).toEqual([]);
  });

  law(
    '1c: the script checks every leaf with a screen, and `exit`, `transient` and `nothing` are used correctly',
    ({ flow }) => {
      const script = scriptOf(flow.id);
      for (const node of nodesOf(flow.machine.root).filter(isLeaf)) {
        const view = flow.views[pathOf(node)];
        const sees = script.sees[pathOf(node)];
        const onlyPasses = (node.always?.length ?? 0) > 0 && Object.keys(node.on).length === 0;
        expect([node.id, view === 'exit']).toEqual([node.id, node.type === 'final']);
        expect([node.id, view !== 'transient' || onlyPasses]).toEqual([node.id, true]);
        expect([node.id, view !== 'nothing' || isInRegion(node)]).toEqual([node.id, true]);
        expect([node.id, typeof sees]).toEqual([node.id, isScreen(view) ? 'function' : 'undefined']);
      }
    },
  );

  law(
    '2: from every situation, some path leads to a screen at rest or to an exit',
    ({ situation, steps, states }) => {
      const rests = (state: AnyMachineSnapshot) =>
        state.status === 'done' ||
        !(state.hasTag('waiting') || state.hasTag('failure')) ||
        linksToLogin(state);
      const escaping = new Set(states.filter(rests).map(situation));
      for (let grows = true; grows; ) {
        const more = steps.filter(
          ({ from, to }) => escaping.has(situation(to)) && !escaping.has(situation(from)),
        );
        for (const { from } of more) escaping.add(situation(from));
        grows = more.length > 0;
      }
      expect(states.filter((state) => !escaping.has(situation(state))).map(dataState)).toEqual([]);
    },
  );

  law('2: the visitor can leave every failure', ({ states, after }) => {
    // The visitor ends a child flow.
    const endsChild = ({ outcome }: Step) => outcome !== null && outcome.wire === null;
    const leaves = (step: Step) => isByVisitor(step) || endsChild(step);
    const stuck = states.filter(
      (state) => state.hasTag('failure') && !after(state).some(leaves) && !linksToLogin(state),
    );
    expect(stuck.map(dataState)).toEqual([]);
  });

  law('2: a response that ends the session leads to a state that is tagged as a failure', ({ steps }) => {
    const untagged = steps.filter(
      ({ outcome, to }) =>
        outcome &&
        to.status === 'active' &&
        isLostSession(to.context.error) &&
        !to.hasTag('waiting') &&
        !to.hasTag('failure'),
    );
    expect(untagged.map(({ to }) => dataState(to))).toEqual([]);
  });

  law('2: a retry calls again', ({ steps }) => {
    const retries = steps.filter(({ event }) => event.type === 'retried');
    expect(retries.filter(({ to }) => !to.hasTag('waiting')).map(({ to }) => dataState(to))).toEqual([]);
  });

  law(
    '3: the walk has every outcome of every call: done, each refusal, each failure, no response (A4.13)',
    ({ flow, cases, steps }) => {
      for (const [actor, bound] of Object.entries(flow.actors)) {
        const actorCases = cases.actors[actor] as CallCases | Record<string, unknown>;
        const wanted = isFlow(bound)
          ? Object.keys(actorCases)
          : Object.keys(responsesTo(actorCases as CallCases));
        if (!isFlow(bound)) expect(Object.keys((actorCases as CallCases).failed).length).toBeGreaterThan(0);
        const walked = steps.flatMap(({ outcome }) => (outcome?.actor === actor ? [outcome.name] : []));
        expect([...new Set(walked)].sort()).toEqual([...wanted].sort());
      }
    },
  );

  law('3: the cases of a call name the operation of its request', ({ cases, steps }) => {
    const called = steps.flatMap(({ outcome }) =>
      outcome?.wire ? [[outcome.actor, outcome.wire.request] as const] : [],
    );
    for (const [actor, { method, path }] of new Map(called)) {
      const { operationId, 'x-refusals': refusals } = operationFor(method, path.replace('/rest', ''));
      const { operation } = cases.actors[actor] as CallCases;
      expect([actor, operation]).toEqual([actor, refusals ?? operationId]);
    }
  });

  law('3: only the cases under `done` end a call with onDone', ({ cases, steps }) => {
    for (const { outcome } of steps) {
      if (!outcome?.wire) continue;
      const { done } = cases.actors[outcome.actor] as CallCases;
      const kind = Object.hasOwn(done, outcome.name) ? 'done' : 'error';
      expect([outcome.name, outcome.event.type]).toEqual([
        outcome.name,
        `xstate.${kind}.actor.${outcome.actor}`,
      ]);
    }
  });

  law(
    '3: the error catalogue recognises each refusal by its name, and no other failure',
    ({ cases, steps }) => {
      for (const { outcome } of steps) {
        if (!outcome?.wire || !('error' in outcome.event)) continue;
        const call = cases.actors[outcome.actor] as CallCases;
        const table: RefusalTable = errorCatalogue[call.operation];
        const known = Object.hasOwn(refusalsOf(call), outcome.name) ? outcome.name : null;
        expect([outcome.name, refusalIn(table, outcome.event.error)]).toEqual([outcome.name, known]);
      }
    },
  );

  law(
    '3: a write without a readable response leads to a state that is tagged unknown',
    ({ steps, isWrite }) => {
      const unknown = steps
        .filter(isWrite)
        .filter(
          ({ outcome }) => outcome && 'error' in outcome.event && isOutcomeUnknown(outcome.event.error),
        );
      expect(unknown.filter(({ to }) => !to.hasTag('unknown')).map(({ to }) => dataState(to))).toEqual([]);
    },
  );

  law(
    '3: after a write without a readable response, an outcome says that the page may be outdated',
    ({ paths }) => {
      const ends = paths.flatMap(({ steps }) => {
        const output: unknown = steps.at(-1)?.to.output;
        const isUnknown = steps.some(({ to }) => to.status === 'active' && to.hasTag('unknown'));
        return isUnknown && typeof output === 'object' && output !== null && 'mayBeOutdated' in output
          ? [{ path: steps.map(({ event }) => event.type).join(' → '), mayBeOutdated: output.mayBeOutdated }]
          : [];
      });
      expect(ends.filter(({ mayBeOutdated }) => mayBeOutdated !== true)).toEqual([]);
    },
  );

  law('4: a failure keeps the values of the form', ({ cases, start, steps }) => {
    const takesValues = Object.keys(cases.events).some((type) => type.endsWith('.changed'));
    expect(formOf(start) === undefined).toBe(!takesValues);
    for (const { outcome, from, to } of steps) {
      if (outcome && to.status === 'active' && to.hasTag('failure')) expect(formOf(to)).toEqual(formOf(from));
    }
  });

  law(
    '5: a second press while waiting changes nothing or takes back the first, so one press sends one request',
    ({ flow, steps }) => {
      const chart = inertChart(flow);
      for (const { event, from, to } of steps.filter(isByVisitor)) {
        if (to.status !== 'active' || !to.hasTag('waiting')) continue;
        const [after, actions] = to.can(event) ? transition(chart, to, event) : [to, []];
        const isUnchanged = [from, to].some((state) => isDeepStrictEqual(dataOf(after), dataOf(state)));
        const isCall = actions.some(({ type }) => type === 'xstate.spawnChild');
        expect([dataState(to), event.type, isUnchanged, isCall]).toEqual([
          dataState(to),
          event.type,
          true,
          false,
        ]);
      }
    },
  );

  law('5: while a write is running, the browser asks before the page closes', ({ steps, isWrite }) => {
    const writing = steps.filter(isWrite);
    expect(writing.filter(({ from }) => !from.hasTag('unsaved')).map(({ from }) => dataState(from))).toEqual(
      [],
    );
  });

  law('6: no order of events stops the chart with an error', ({ flow, cases, steps }) => {
    const events = [...new Map(steps.map(({ event }) => [JSON.stringify(event), event] as const)).values()];
    const orders =
      events.length > 0 ? fc.array(fc.constantFrom(...events), { maxLength: 40 }) : fc.constant([]);
    fc.assert(
      fc.property(orders, (order) => {
        const actor = createActor(inertChart(flow), { input: cases.input });
        actor.subscribe({ error: () => {} });
        actor.start();
        for (const event of order) sendIfExpected(actor, event);
        expect(actor.getSnapshot().status).not.toBe('error');
        actor.stop();
      }),
      { numRuns: 200 },
    );
  });

  law('7: every guard, action, delay and actor that the chart names is defined', ({ flow }) => {
    const { guards, actions, delays, actors } = flow.machine.implementations;
    const named = (defined: object, kind: string, name: unknown) =>
      typeof name === 'string' && !Object.hasOwn(defined, name) ? [`${kind} ${name}`] : [];
    const missing = nodesOf(flow.machine.root).flatMap((node) => [
      ...[...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap((transition) => [
        ...named(
          guards,
          'guard',
          typeof transition.guard === 'object' ? transition.guard.type : transition.guard,
        ),
        ...transition.actions.flatMap((action) => named(actions, 'action', action)),
      ]),
      ...node.after.flatMap(({ delay }) => named(delays, 'delay', delay)),
      ...node.invoke.flatMap(({ src }) => named(actors, 'actor', src)),
    ]);
    expect(missing).toEqual([]);
  });

  law('8: the context survives a JSON round trip', ({ states }) => {
    for (const { context } of states) expect(JSON.parse(JSON.stringify(context))).toEqual(context);
  });
});

/** Sends any event of the visitor. An unexpected event of an actor would stop the chart, so it is not sent. */
function sendIfExpected(actor: AnyActorRef, event: EventObject) {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  if (snapshot.status !== 'active' || (event.type.startsWith('xstate.') && !snapshot.can(event))) return;
  actor.send(event);
}
