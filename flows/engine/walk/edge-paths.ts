import { getShortestPaths } from '@xstate/graph';
import type { ActorLogic, AnyMachineSnapshot } from 'xstate';
import type { Next, WalkEvent } from './walk-events.ts';

interface Graph {
  readonly start: AnyMachineSnapshot;
  readonly next: Next;
  /** The events that the walk can send in a situation. */
  readonly eventsIn: (state: AnyMachineSnapshot) => readonly WalkEvent[];
  /** Returns a key that identifies the situation. */
  readonly situation: (state: AnyMachineSnapshot) => string;
}

/** Stops the walk: with more transitions than this, `matters` contains too much. */
const limit = 20_000;

/**
 * For each edge of a graph, a shortest path that ends with it. Omits paths that are the beginning of another path.
 *
 * Shortest paths to every situation would miss the edges that lead back to a known situation. So each edge becomes a node
 * of the search: its source, event and target identify it.
 */
export function edgePaths({ start, next, eventsIn, situation }: Graph): readonly (readonly WalkEvent[])[] {
  const logic: Pick<ActorLogic<AnyMachineSnapshot, WalkEvent>, 'transition' | 'getInitialSnapshot'> = {
    transition: (state, { events }) => events.reduce(next, state),
    getInitialSnapshot: () => start,
  };
  // Each situation is expanded once, because its edges do not depend on the path to it.
  const expanded = new Map<string, AnyMachineSnapshot>();
  const isFirstVisit = (state: AnyMachineSnapshot) => {
    const key = situation(state);
    if (!expanded.has(key)) expanded.set(key, state);
    return expanded.get(key) === state;
  };
  const found = getShortestPaths(logic as ActorLogic<AnyMachineSnapshot, WalkEvent>, {
    events: (state) => (state.status === 'active' && isFirstVisit(state) ? eventsIn(state) : []),
    serializeEvent: ({ name }) => name,
    serializeState: (state, event, previous) =>
      event && previous ? `${situation(previous)} ${event.name} ${situation(state)}` : situation(state),
    limit,
  });
  // The first step of a path in the graph is the start itself.
  return withoutBeginnings(found.map(({ steps }) => steps.slice(1).map(({ event }) => event)));
}

export const pathName = (path: readonly WalkEvent[]): string => path.map(({ name }) => name).join(' → ');

function withoutBeginnings(paths: readonly (readonly WalkEvent[])[]): readonly (readonly WalkEvent[])[] {
  const beginnings = new Set(
    paths.flatMap((path) => path.map((_, length) => pathName(path.slice(0, length)))),
  );
  return paths.filter((path) => !beginnings.has(pathName(path)));
}
