import { getShortestPaths } from '@xstate/graph';
import type { ActorLogic, AnyMachineSnapshot } from 'xstate';
import type { Next, Way } from './ways.ts';

interface Graph {
  readonly start: AnyMachineSnapshot;
  readonly next: Next;
  readonly waysFrom: (state: AnyMachineSnapshot) => readonly Way[];
  /** Returns a key that identifies the situation. */
  readonly situation: (state: AnyMachineSnapshot) => string;
}

/** Stops the walk: with more transitions than this, `matters` contains too much. */
const limit = 20_000;

/**
 * For each edge of a graph, a shortest path that ends with it. Omits paths that are the beginning of another path. Shortest paths to
 * every situation would miss the edges that lead back to a known situation. So each edge becomes a node of the search: its
 * source, event and target identify it.
 */
export function edgePaths({ start, next, waysFrom, situation }: Graph): readonly (readonly Way[])[] {
  const logic: Pick<ActorLogic<AnyMachineSnapshot, Way>, 'transition' | 'getInitialSnapshot'> = {
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
  const found = getShortestPaths(logic as ActorLogic<AnyMachineSnapshot, Way>, {
    events: (state) => (state.status === 'active' && isFirstVisit(state) ? waysFrom(state) : []),
    serializeEvent: ({ name }) => name,
    serializeState: (state, way, previous) =>
      way && previous ? `${situation(previous)} ${way.name} ${situation(state)}` : situation(state),
    limit,
  });
  // The first step of a path in the graph is the start itself.
  return withoutBeginnings(found.map(({ steps }) => steps.slice(1).map(({ event }) => event)));
}

export const pathName = (path: readonly Way[]): string => path.map(({ name }) => name).join(' → ');

function withoutBeginnings(paths: readonly (readonly Way[])[]): readonly (readonly Way[])[] {
  const beginnings = new Set(
    paths.flatMap((path) => path.map((_, length) => pathName(path.slice(0, length)))),
  );
  return paths.filter((path) => !beginnings.has(pathName(path)));
}
