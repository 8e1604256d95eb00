import type { AnyMachineSnapshot, AnyStateNode, EventObject, StateValue } from 'xstate';

export const pathOf = (node: AnyStateNode): string => node.path.join('.');

/** A state and all states below it, in the order of the chart. */
export const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

export const isLeaf = (node: AnyStateNode): boolean => node.type === 'atomic' || node.type === 'final';

/** Whether a state is in a region of a parallel state, and shares the page with others. */
export const isInRegion = (node: AnyStateNode): boolean =>
  node.parent !== undefined && (node.parent.type === 'parallel' || isInRegion(node.parent));

const activeIn = (node: AnyStateNode, value: StateValue): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => {
    const childValue = typeof value === 'string' ? { [value]: {} }[child.key] : value[child.key];
    return childValue === undefined ? [] : activeIn(child, childValue);
  }),
];

/** The active states, the root first, in the order of the chart. */
export const activeNodes = ({ machine, value }: AnyMachineSnapshot): readonly AnyStateNode[] =>
  activeIn(machine.root, value);

/** Paths of the active leaves, in the order of the chart; several in a parallel state. */
export const activeLeaves = (snapshot: AnyMachineSnapshot): readonly string[] =>
  activeNodes(snapshot).filter(isLeaf).map(pathOf);

/** The active leaves as the page's `data-state`. */
export const dataState = (snapshot: AnyMachineSnapshot): string => activeLeaves(snapshot).join(' ');

/** Whether an active state has a transition for the event; its guard may still refuse it. */
export const listensTo = (snapshot: AnyMachineSnapshot, event: EventObject): boolean =>
  activeNodes(snapshot).some((node) => node.transitions.has(event.type));
