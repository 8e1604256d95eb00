import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { isLeaf, nodesOf, pathOf } from '#flows/engine/leaves.ts';
import type { Walk } from '#flows/engine/walk/walk.ts';
import { registered } from '#flows/registry.ts';

/** The leaves that the workbench can go to. The host runs some flows beside the others, where no event is sent to them. */
export function goalsIn({ flow, within }: Pick<Walk, 'flow' | 'within'>): readonly string[] {
  if (within && !Object.values(within.flow.actors).includes(flow)) return [];
  return nodesOf(flow.machine.root)
    .filter(isLeaf)
    .map(pathOf)
    .filter((leaf) => flow.views[leaf] !== 'transient');
}

export const goalsOf = (flow: AnyFlow): readonly string[] => goalsIn(registered(flow.id));
