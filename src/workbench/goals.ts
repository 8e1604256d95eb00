import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { isLeaf, nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { registered } from '#flows/registry.ts';

/** The leaves that the workbench can go to. The host runs some flows beside the others, where no event is sent to them. */
export function goalsOf(flow: AnyFlow): readonly string[] {
  const { within } = registered(flow.id);
  if (within && !Object.values(within.flow.actors).includes(flow)) return [];
  return nodesOf(flow.machine.root)
    .filter(isLeaf)
    .map(pathOf)
    .filter((leaf) => flow.views[leaf] !== 'transient');
}
