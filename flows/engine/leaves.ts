import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate';

export const pathOf = (node: AnyStateNode): string => node.path.join('.');

/** A state and all states below it, in the order of the chart. */
export const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

export const isLeaf = (node: AnyStateNode): boolean => node.type === 'atomic' || node.type === 'final';

/** Whether a state is in a region of a parallel state, and so shares the page with others. */
export const isInRegion = (node: AnyStateNode): boolean =>
  node.parent !== undefined && (node.parent.type === 'parallel' || isInRegion(node.parent));

/** Paths of the active leaves, in the order of the chart; one, unless a state is parallel. */
export const activeLeaves = (snapshot: AnyMachineSnapshot): readonly string[] =>
  snapshot._nodes
    .filter(isLeaf)
    .sort((a, b) => a.order - b.order)
    .map(pathOf);

/** How the active leaves stand in the page's `data-state`. */
export const stateName = (snapshot: AnyMachineSnapshot): string => activeLeaves(snapshot).join(' ');

/** Whether an active state has a transition for the event, though its guard may decline it. */
export const listensTo = (snapshot: AnyMachineSnapshot, event: EventObject): boolean =>
  snapshot._nodes.some((node) => node.transitions.has(event.type));
