import type { AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { activeLeaves, isLeaf, nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { recordTransitions } from '#flows/engine/walk/coverage.ts';

/** The transitions and states that a run covered, by name; a state as 'self-declaration.filling.typing'. */
export interface Visits {
  readonly transitions: Set<string>;
  readonly states: Set<string>;
}

export const noVisits = (): Visits => ({ transitions: new Set(), states: new Set() });

export const leafName = (machine: { readonly id: string }, leaf: string): string => `${machine.id}.${leaf}`;

/** Every leaf of a flow's chart. */
export const leavesOf = ({ machine }: AnyFlow): readonly string[] =>
  nodesOf(machine.root)
    .filter(isLeaf)
    .map((node) => leafName(machine, pathOf(node)));

/** Collects what the interpreter takes and enters, as an `inspect` for the actors of a run. */
export function recordVisits({ transitions, states }: Visits) {
  const record = recordTransitions(transitions);
  return (event: InspectionEvent): void => {
    record(event);
    // Microsteps count too: a chart may leave a state at once.
    if (event.type !== '@xstate.snapshot' && event.type !== '@xstate.microstep') return;
    if (!('machine' in event.snapshot)) return;
    const snapshot = event.snapshot as AnyMachineSnapshot;
    for (const leaf of activeLeaves(snapshot)) states.add(leafName(snapshot.machine, leaf));
  };
}
