import {
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type InspectionEvent,
} from 'xstate';
import { nodesOf } from '#flows/engine/leaves.ts';
import { inertChart } from './inert.ts';
import type { Path, Walk } from './walk.ts';

/** The name of one transition, or of one branch of it: 'bank-selection.choosing: submitted [isBankChosen] → decided'. */
export type TransitionName = string;

/** A guard's name; 'not isIdle' or 'isKnown and isConfirmed' if it combines guards. */
export function guardWords(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  const { type, guards }: { type?: unknown; guards?: unknown } = Object.assign({}, guard);
  if (typeof type === 'string') return type;
  if (typeof guard !== 'function' || !Array.isArray(guards)) return 'guard';
  const names = guards.map(guardWords);
  return guard.name === 'not' ? `not ${names}` : names.join(` ${guard.name} `);
}

function nameWithoutNumber({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const branch = guard ? ` [${guardWords(guard)}]` : '';
  const to = target?.map((node) => node.path.join('.')).join(', ') ?? 'stays';
  return `${source.id}: ${eventType || 'always'}${branch} → ${to}`;
}

export function nameOf(transition: AnyTransitionDefinition): TransitionName {
  const { source, eventType } = transition;
  const branches = (eventType ? source.transitions.get(eventType) : source.always) ?? [];
  // Branches with the same guard but other params or actions are numbered in their order.
  const alike = branches.filter((branch) => nameWithoutNumber(branch) === nameWithoutNumber(transition));
  const number = alike.length > 1 ? ` (${alike.indexOf(transition) + 1})` : '';
  return nameWithoutNumber(transition) + number;
}

/** All transitions of a chart. */
export const transitionsOf = (machine: AnyStateMachine): ReadonlySet<TransitionName> =>
  new Set(
    nodesOf(machine.root).flatMap((node) =>
      [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(nameOf),
    ),
  );

/**
 * The transitions that the interpreter takes in one step. `_transitions` is private, but no public field says which of
 * several guarded transitions was taken. XState is pinned, and test/engine/tools.test.ts fails if the field is removed.
 */
export const takenIn = (event: InspectionEvent): readonly TransitionName[] =>
  event.type === '@xstate.microstep' ? event._transitions.map(nameOf) : [];

/** Returns an `inspect` for actors that adds each transition they take to the set. */
export function recordTransitions(taken: Set<TransitionName>) {
  return (event: InspectionEvent): void => {
    for (const name of takenIn(event)) taken.add(name);
  };
}

/** Runs a path from the start in an interpreter of XState, as in the app. */
export function runOn(
  { flow, cases }: Walk,
  { steps }: Path,
  inspect: (event: InspectionEvent) => void,
): void {
  const actor = createActor(inertChart(flow), { input: cases.input, inspect });
  actor.start();
  for (const { event } of steps) actor.send(event);
  actor.stop();
}

/**
 * Selects a small set of items that together cover as much as all items do. Greedy set cover: small, not always the
 * smallest.
 */
export function cover<Item>(
  items: readonly Item[],
  covers: (item: Item) => ReadonlySet<string>,
): readonly Item[] {
  const uncovered = new Set(items.flatMap((item) => [...covers(item)]));
  const chosen: Item[] = [];
  while (uncovered.size > 0) {
    const gain = (item: Item) => [...covers(item)].filter((part) => uncovered.has(part)).length;
    const best = items.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    chosen.push(best);
    for (const part of covers(best)) uncovered.delete(part);
  }
  return chosen;
}
