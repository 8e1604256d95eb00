import { getShortestPaths } from '@xstate/graph';
import type { ActorLogic, AnyMachineSnapshot } from 'xstate';
import type { Next, Way } from './ways.ts';

interface Graph {
  readonly start: AnyMachineSnapshot;
  readonly next: Next;
  readonly waysFrom: (state: AnyMachineSnapshot) => readonly Way[];
  /** What tells one situation from another, as text. */
  readonly situation: (state: AnyMachineSnapshot) => string;
}

/** More situations than this and the cases tell too much apart. */
const limit = 20_000;

/**
 * The shortest path through every edge of a graph, those left out that are the beginning of another.
 * Shortest paths to every situation would miss the edges that lead back to one already seen, so an edge
 * counts as a place of its own: it is known by where it came from and how.
 */
export function edgePaths({ start, next, waysFrom, situation }: Graph): readonly (readonly Way[])[] {
  const logic: Pick<ActorLogic<AnyMachineSnapshot, Way>, 'transition' | 'getInitialSnapshot'> = {
    transition: (state, { events }) => events.reduce(next, state),
    getInitialSnapshot: () => start,
  };
  // From a situation once: the same edges lead on from wherever it was come to.
  const left = new Map<string, AnyMachineSnapshot>();
  const isFirst = (state: AnyMachineSnapshot) => {
    const key = situation(state);
    if (!left.has(key)) left.set(key, state);
    return left.get(key) === state;
  };
  const found = getShortestPaths(logic as ActorLogic<AnyMachineSnapshot, Way>, {
    events: (state) => (state.status === 'active' && isFirst(state) ? waysFrom(state) : []),
    serializeEvent: ({ name }) => name,
    serializeState: (state, way, previous) =>
      way && previous ? `${situation(previous)} ${way.name} ${situation(state)}` : situation(state),
    limit,
  });
  // The first of the graph's own steps is the start.
  return withoutBeginnings(found.map(({ steps }) => steps.slice(1).map(({ event }) => event)));
}

export const pathName = (path: readonly Way[]): string => path.map(({ name }) => name).join(' → ');

function withoutBeginnings(paths: readonly (readonly Way[])[]): readonly (readonly Way[])[] {
  const beginnings = new Set(
    paths.flatMap((path) => path.map((_, length) => pathName(path.slice(0, length)))),
  );
  return paths.filter((path) => !beginnings.has(pathName(path)));
}
