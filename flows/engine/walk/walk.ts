import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type EventObject,
  initialTransition,
  type PromiseSnapshot,
  transition,
} from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { activeLeaves } from '#flows/engine/leaves.ts';
import type { AnyCases } from './cases.ts';
import { edgePaths, pathName } from './edge-paths.ts';
import { inertChart } from './inert.ts';
import { type Outcome, outcomesOf, type RespondToAll } from './outcomes.ts';
import {
  delayEvents,
  isTaken,
  label,
  type Next,
  outcomeEvent,
  sequence,
  visitorEvents,
  type WalkEvent,
} from './walk-events.ts';
import type { Within } from './within.ts';

/** One event of a path, with the situations before and after it. */
export interface Step {
  readonly event: EventObject;
  /** The outcome that the event reports; null for other events. */
  readonly outcome: Outcome | null;
  readonly from: AnyMachineSnapshot;
  readonly to: AnyMachineSnapshot;
}

export interface Path {
  readonly name: string;
  readonly steps: readonly Step[];
}

interface Walked {
  readonly flow: AnyFlow;
  readonly cases: AnyCases;
  /** Where the tests reach a child flow. */
  readonly within?: Within | undefined;
}

export interface Walk extends Walked {
  readonly start: AnyMachineSnapshot;
  /** Returns a key that identifies the situation. */
  readonly situation: (state: AnyMachineSnapshot) => string;
  /** The steps of all paths, each once. */
  readonly steps: readonly Step[];
  /** Paths from the start that together take every step. */
  readonly paths: readonly Path[];
}

/**
 * Generates paths that take every transition of a chart, with every response to its calls. Each response is parsed by the
 * flow's real call.
 */
export async function walk({ flow, cases, within }: Walked, respondToAll: RespondToAll): Promise<Walk> {
  const chart = inertChart(flow);
  const [start] = initialTransition(chart, cases.input);
  // Exploring repeats the same computations, so the result of each is cached.
  const next: Next = memoizePair((state, event) =>
    withoutEnded(state, event, transition(chart, state, event)[0]),
  );
  const situation = memoize(({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, cases.matters(context as never)]),
  );
  const sendable = visitorEvents(cases);

  const outcomes = new Map<string, readonly Outcome[]>();
  /** Actors whose outcomes are not known yet. */
  const unresolved = new Map<string, Pending>();
  const outcomeEvents = (state: AnyMachineSnapshot) =>
    pending(state).flatMap((running) => {
      const key = JSON.stringify(running);
      if (!outcomes.has(key)) unresolved.set(key, running);
      return (outcomes.get(key) ?? []).map(outcomeEvent);
    });
  // A result of a root call is walked only from the start and where it changes the situation, to keep the walk small.
  const rootCalls = new Set(chart.root.invoke.map(({ id }) => id));
  const isWorthWalking = (state: AnyMachineSnapshot, { outcome, events }: WalkEvent) =>
    state === start ||
    outcome === null ||
    !rootCalls.has(outcome.actor) ||
    situation(events.reduce(next, state)) !== situation(state);
  // A dialog covers the page, so the visitor cannot end the child flow beneath it.
  const isPossible = (state: AnyMachineSnapshot, { outcome }: WalkEvent) =>
    outcome === null ||
    !cases.endedByVisitor?.includes(outcome.actor) ||
    !activeLeaves(state).some((leaf) => flow.dialogs && leaf in flow.dialogs);
  const explore = () =>
    edgePaths({
      start,
      next,
      situation,
      eventsIn: (state) =>
        [...sendable.filter(isTaken(state, next)), ...delayEvents(state), ...outcomeEvents(state)].filter(
          (event) => isWorthWalking(state, event) && isPossible(state, event),
        ),
    });

  // The input of an actor is known only when the walk reaches it, so the walk repeats until there is no new input.
  let found = explore();
  while (unresolved.size > 0) {
    for (const [key, { actor, input }] of unresolved) {
      outcomes.set(key, await outcomesOf(flow, cases, actor, input, respondToAll));
    }
    unresolved.clear();
    found = explore();
  }

  const paths = found.map((path) => ({ name: pathName(path), steps: stepsOf(start, path, next) }));
  const keyOf = ({ event, outcome, from, to }: Step) =>
    [situation(from), label(event.type, event), outcome?.name, situation(to)].join(' ');
  const steps = new Map(paths.flatMap((path) => path.steps).map((step) => [keyOf(step), step] as const));
  return { flow, cases, within, start, situation, steps: [...steps.values()], paths };
}

/** Caches the result for each argument. */
function memoize<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, Result>();
  return (key) => {
    const result = results.has(key) ? (results.get(key) as Result) : compute(key);
    results.set(key, result);
    return result;
  };
}

function memoizePair<First extends object, Second extends object, Result>(
  compute: (first: First, second: Second) => Result,
): (first: First, second: Second) => Result {
  const ofFirst = memoize((first: First) => memoize((second: Second) => compute(first, second)));
  return (first, second) => ofFirst(first)(second);
}

/**
 * Removes the actor that the event ended. XState keeps it among the children while its state is active, but it cannot end
 * again.
 */
function withoutEnded(
  from: AnyMachineSnapshot,
  { type }: EventObject,
  to: AnyMachineSnapshot,
): AnyMachineSnapshot {
  const [, ended = ''] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (!(ended in to.children) || to.children[ended] !== from.children[ended]) return to;
  const { [ended]: _, ...children } = to.children;
  return { ...to, children } as AnyMachineSnapshot;
}

interface Pending {
  readonly actor: string;
  readonly input: unknown;
}

/** The running actors, with their input. */
const pending = (state: AnyMachineSnapshot): readonly Pending[] =>
  Object.entries(state.children as Record<string, AnyActorRef>).flatMap(([actor, ref]) => {
    const { status, input }: PromiseSnapshot<unknown, unknown> = ref.getSnapshot();
    return status === 'active' ? [{ actor, input }] : [];
  });

/** The steps of a path, with a step for each event of a move. */
function stepsOf(start: AnyMachineSnapshot, path: readonly WalkEvent[], next: Next): readonly Step[] {
  const steps: Step[] = [];
  for (const { events, outcome } of path) {
    const states = sequence(steps.at(-1)?.to ?? start, events, next) ?? [];
    for (const [index, event] of events.entries()) {
      const [from, to] = [states[index], states[index + 1]];
      if (from && to) steps.push({ event, outcome, from, to });
    }
  }
  return steps;
}
