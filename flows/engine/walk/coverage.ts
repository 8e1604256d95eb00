import {
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { nodesOf } from '#flows/engine/leaves.ts';
import { inertChart } from './inert.ts';

/** Names one transition, each branch of a guard by itself: 'bankSelection.choosing: submitted [bankChosen] → decided'. */
export type TransitionName = string;

function nameOf(transition: AnyTransitionDefinition): TransitionName {
  const { source, eventType, guard, target } = transition;
  const named = typeof guard === 'object' ? guard.type : guard;
  const branch = named ? ` [${typeof named === 'string' ? named : 'guard'}]` : '';
  const to = target?.map((node) => node.path.join('.')).join(', ') ?? 'stays';
  return `${source.id}: ${eventType || 'always'}${branch} → ${to}`;
}

/** All transitions of a chart. */
export const transitionsOf = (machine: AnyStateMachine): ReadonlySet<TransitionName> =>
  new Set(
    nodesOf(machine.root).flatMap((node) =>
      [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(nameOf),
    ),
  );

/** Collects what the interpreter takes, as an `inspect` for the actors of a run. */
export function recordTransitions(taken: Set<TransitionName>) {
  return (event: InspectionEvent): void => {
    // `_transitions` is private: XState is pinned, and a test fails when it is gone.
    if (event.type === '@xstate.microstep') {
      for (const transition of event._transitions) taken.add(nameOf(transition));
    }
  };
}

/** The transitions that the events take, from the start, in a real interpreter. */
export function takenBy(flow: AnyFlow, input: unknown, events: readonly EventObject[]): Set<TransitionName> {
  const taken = new Set<TransitionName>();
  const actor = createActor(inertChart(flow), { input, inspect: recordTransitions(taken) });
  actor.start();
  for (const event of events) actor.send(event);
  actor.stop();
  return taken;
}

/** A small set of the items that together cover all that any of them covers (greedy, so nearly smallest). */
export function cover<Item>(
  items: readonly Item[],
  covers: (item: Item) => ReadonlySet<string>,
): readonly Item[] {
  const left = new Set(items.flatMap((item) => [...covers(item)]));
  const chosen: Item[] = [];
  while (left.size > 0) {
    const gain = (item: Item) => [...covers(item)].filter((part) => left.has(part)).length;
    const best = items.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    chosen.push(best);
    for (const part of covers(best)) left.delete(part);
  }
  return chosen;
}
