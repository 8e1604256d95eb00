import type { AnyStateNode } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { isLeaf, nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { nameOf } from '#flows/engine/walk/coverage.ts';
import type { Walk } from '#flows/engine/walk/walk.ts';
import { registered } from '#flows/registry.ts';
import { transitionsFrom } from './page/transition-words.ts';

/** The leaves that the workbench can go to. The host runs some flows beside the others, where no event is sent to them. */
export function goalsIn({ flow, within }: Pick<Walk, 'flow' | 'within'>): readonly string[] {
  if (within && !Object.values(within.flow.actors).includes(flow)) return [];
  return nodesOf(flow.machine.root)
    .filter(isLeaf)
    .map(pathOf)
    .filter((leaf) => flow.views[leaf] !== 'transient');
}

export const goalsOf = (flow: AnyFlow): readonly string[] => goalsIn(registered(flow.id));

/** The leaves of a state, from its initial one. */
const leavesOf = (node: AnyStateNode): readonly string[] => {
  if (isLeaf(node)) return [pathOf(node)];
  const first = node.initial?.target?.[0];
  const states = Object.values(node.states);
  return (first ? [first, ...states.filter((state) => state !== first)] : states).flatMap(leavesOf);
};

/**
 * The leaf to go to for a selected state or transition: for a group of states its first leaf, for a transition that of the state
 * from which it starts. Undefined if there is none.
 */
export function goalFor(flow: AnyFlow, selected: string): string | undefined {
  const goals = goalsOf(flow);
  const nodes = nodesOf(flow.machine.root);
  const node =
    nodes.find((each) => pathOf(each) === selected) ??
    nodes.flatMap(transitionsFrom).find((each) => nameOf(each) === selected)?.source;
  // A transition of the whole chart starts from any state.
  if (!node?.parent) return undefined;
  return leavesOf(node).find((leaf) => goals.includes(leaf));
}

/** What the page goes through instead of stopping there: a transition, or a state that is left at once. */
export function throughFor(flow: AnyFlow, selected: string): string | undefined {
  if (goalsOf(flow).length === 0) return undefined;
  const nodes = nodesOf(flow.machine.root);
  const isTransition = nodes.flatMap(transitionsFrom).some((each) => nameOf(each) === selected);
  const isLeft = flow.views[selected] === 'transient' && nodes.some((node) => pathOf(node) === selected);
  return isTransition || isLeft ? selected : undefined;
}
