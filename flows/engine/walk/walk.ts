import { getShortestPaths } from '@xstate/graph';
import {
  type ActorLogic,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type EventObject,
  initialTransition,
  type PromiseSnapshot,
  transition,
} from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import type { AnyCases } from './cases.ts';
import { inertChart } from './inert.ts';
import { type AnswerAll, type Outcome, outcomesOf } from './outcomes.ts';

/** One event of a path, and the situation it leads to. */
export interface Step {
  readonly event: EventObject;
  /** Set where the event is how an invoked actor ended. */
  readonly outcome: Outcome | null;
  readonly from: AnyMachineSnapshot;
  readonly to: AnyMachineSnapshot;
}

export interface Path {
  readonly name: string;
  readonly steps: readonly Step[];
}

export interface Walk {
  readonly flow: AnyFlow;
  readonly cases: AnyCases;
  readonly start: AnyMachineSnapshot;
  /** Every step from every situation that can be reached, once. */
  readonly steps: readonly Step[];
  /** From the start through every step; one that is the beginning of another is left out. */
  readonly paths: readonly Path[];
}

/** More situations than this and the cases tell too much apart. */
const limit = 20_000;

/** A way on from a situation: one event, or the events of a move. */
interface Way extends EventObject {
  readonly name: string;
  readonly events: readonly EventObject[];
  readonly outcome: Outcome | null;
}

/**
 * Every path of a chart, by edge: the shortest paths to every state would miss the transitions that
 * lead back to one already seen.
 */
export async function walk(flow: AnyFlow, cases: AnyCases, answerAll: AnswerAll): Promise<Walk> {
  const chart = inertChart(flow);
  const next = (state: AnyMachineSnapshot, event: EventObject): AnyMachineSnapshot =>
    transition(chart, state, event)[0];
  const [start] = initialTransition(chart, cases.input);

  const situation = ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, cases.matters(context)]);

  const sequence = (state: AnyMachineSnapshot, events: readonly EventObject[]) => {
    const states = [state];
    for (const event of events) {
      const present = states.at(-1) ?? state;
      if (!present.can(event)) return null;
      states.push(next(present, event));
    }
    return states;
  };

  const customerWays = (state: AnyMachineSnapshot): readonly Way[] => {
    const single = Object.entries(cases.events).flatMap(([type, payloads]) =>
      payloads.map((payload) => ({ name: label(type, payload), events: [{ type, ...payload }] })),
    );
    const moves = Object.entries(cases.moves ?? {}).map(([name, events]) => ({ name, events }));
    return [...single, ...moves]
      .filter(({ events }) => sequence(state, events) !== null)
      .map((way) => ({ type: 'way', outcome: null, ...way }));
  };

  const delayWays = (state: AnyMachineSnapshot): readonly Way[] =>
    state._nodes.flatMap((node) =>
      node.after.map(({ eventType, delay }) => ({
        type: 'way',
        name: `after ${delay}`,
        events: [{ type: eventType }],
        outcome: null,
      })),
    );

  const known = new Map<string, readonly Outcome[]>();
  const asked = new Map<string, { actor: string; input: unknown }>();

  const outcomeWays = (state: AnyMachineSnapshot): readonly Way[] =>
    pending(state).flatMap(({ actor, input }) => {
      const key = JSON.stringify([actor, input]);
      const outcomes = known.get(key);
      if (!outcomes) asked.set(key, { actor, input });
      return (outcomes ?? []).map((outcome) => ({
        type: 'way',
        name: `${actor}: ${outcome.name}`,
        events: [outcome.event],
        outcome,
      }));
    });

  const logic: Pick<ActorLogic<AnyMachineSnapshot, Way>, 'transition' | 'getInitialSnapshot'> = {
    transition: (state, { events }) => events.reduce(next, state),
    getInitialSnapshot: () => start,
  };

  const explore = () =>
    getShortestPaths(logic as ActorLogic<AnyMachineSnapshot, Way>, {
      events: (state) =>
        state.status === 'active' ? [...customerWays(state), ...delayWays(state), ...outcomeWays(state)] : [],
      serializeEvent: ({ name }) => name,
      serializeState: (state, way, previous) =>
        way && previous ? `${situation(previous)} ${way.name} ${situation(state)}` : situation(state),
      limit,
    });

  // What a call is given is known only once the walk has come to it, so walk until nothing new is asked.
  let found = explore();
  while (asked.size > 0) {
    for (const [key, { actor, input }] of asked) {
      known.set(key, await outcomesOf(flow, cases, actor, input, answerAll));
    }
    asked.clear();
    found = explore();
  }

  const stepsOf = (state: AnyMachineSnapshot, { events, outcome }: Way): readonly Step[] => {
    const states = sequence(state, events) ?? [];
    return events.flatMap((event, index) => {
      const [from, to] = [states[index], states[index + 1]];
      return from && to ? [{ event, outcome, from, to }] : [];
    });
  };

  // The first of the graph's own steps is the start.
  const ways = found.map(({ steps }) => steps.slice(1).map(({ event }) => event));
  const paths = withoutPrefixes(ways).map((path): Path => {
    const steps: Step[] = [];
    for (const way of path) steps.push(...stepsOf(steps.at(-1)?.to ?? start, way));
    return { name: path.map(({ name }) => name).join(' → ') || 'start', steps };
  });
  const steps = new Map(
    paths.flatMap((path) => path.steps).map((step) => [keyOf(step, situation), step] as const),
  );
  return { flow, cases, start, steps: [...steps.values()], paths };
}

const keyOf = ({ event, outcome, from, to }: Step, situation: (state: AnyMachineSnapshot) => string) =>
  [situation(from), label(event.type, event), outcome?.name, situation(to)].join(' ');

/** The actors that have not ended yet, with what they were given. */
const pending = (state: AnyMachineSnapshot) =>
  Object.entries(state.children as Record<string, AnyActorRef>).flatMap(([actor, ref]) => {
    const { status, input }: PromiseSnapshot<unknown, unknown> = ref.getSnapshot();
    return status === 'active' ? [{ actor, input }] : [];
  });

const label = (type: string, payload: object): string => {
  const values = Object.entries(payload).flatMap(([key, value]) => (key === 'type' ? [] : [String(value)]));
  return values.length > 0 ? `${type} (${values.join(', ')})` : type;
};

function withoutPrefixes(paths: readonly (readonly Way[])[]): readonly (readonly Way[])[] {
  const keys = paths.map((path) => `${path.map(({ name }) => name).join(' → ')} → `);
  const beginnings = new Set(
    paths.flatMap((path) =>
      path.slice(1).map(
        (_, end) =>
          `${path
            .slice(0, end + 1)
            .map(({ name }) => name)
            .join(' → ')} → `,
      ),
    ),
  );
  return paths.filter((path, index) => path.length > 0 && !beginnings.has(keys[index] ?? ''));
}
