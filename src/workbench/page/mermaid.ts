import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { guardWords } from '#flows/engine/walk/coverage.ts';
import { wordsOf } from './step-kind.ts';

const idOf = ({ path }: AnyStateNode): string => path.join('_').replaceAll('-', '_') || 'chart';

/** A colon, a semicolon or a number sign would end the text of an arrow. */
const plain = (text: string): string => text.replaceAll(/[:;#]/g, ' ');

/** @param at the state where the arrows begin */
function arrowsFrom(flow: AnyFlow, node: AnyStateNode, at = node): readonly string[] {
  const transitions: readonly AnyTransitionDefinition[] = [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ];
  return transitions.flatMap(({ eventType, guard, target }) => {
    const event = eventType === '' ? 'always' : wordsOf(flow, { type: eventType });
    const text = plain(guard ? `${event} [${guardWords(guard)}]` : event);
    const ends = target ?? (node.parent ? [node] : []);
    return ends.flatMap((to) => startsOf(at, to).map((from) => arrow(from, to, text)));
  });
}

const isCompound = ({ states }: AnyStateNode) => Object.keys(states).length > 0;

const leavesOf = (node: AnyStateNode): readonly AnyStateNode[] =>
  isCompound(node) ? Object.values(node.states).flatMap(leavesOf) : [node];

/*
 * Neither of Mermaid's layouts draws every arrow at a nested compound state, or from a nested state to itself. So an arrow
 * within such a compound state starts at each of its leaves, one to it ends at its first leaf, and a leaf lists its own loops.
 */

const isNestedCompound = (node: AnyStateNode) => node.path.length > 1 && isCompound(node);

function startsOf(node: AnyStateNode, to: AnyStateNode): readonly AnyStateNode[] {
  const isWithin = node.path.every((key, index) => to.path[index] === key);
  return isWithin && isNestedCompound(node) ? leavesOf(node) : [node];
}

function firstLeaf(node: AnyStateNode): AnyStateNode {
  const [first] = node.type === 'parallel' ? Object.values(node.states) : (node.initial?.target ?? []);
  return first ? firstLeaf(first) : node;
}

function arrow(from: AnyStateNode, to: AnyStateNode, text: string): string {
  const end = isNestedCompound(to) ? firstLeaf(to) : to;
  return from === end && !isCompound(end)
    ? `${idOf(end)} : again by ${text}`
    : `${idOf(from)} --> ${idOf(end)} : ${text}`;
}

function linesOf(flow: AnyFlow, node: AnyStateNode): readonly string[] {
  const children = Object.values(node.states);
  const separator = node.type === 'parallel' ? ['--'] : [];
  const inner = children.flatMap((child, index) => [
    ...(index > 0 ? separator : []),
    ...(children.length > 0 ? stateLines(flow, child) : []),
  ]);
  const starts = node.type === 'parallel' ? [] : node.initial.target.map((first) => `[*] --> ${idOf(first)}`);
  return [...starts, ...inner];
}

const stateLines = (flow: AnyFlow, node: AnyStateNode): readonly string[] => {
  const name = `state "${node.key}" as ${idOf(node)}`;
  if (!isCompound(node)) return [name, ...(node.type === 'final' ? [`${idOf(node)} --> [*]`] : [])];
  return [`${name} {`, ...linesOf(flow, node).map((line) => `  ${line}`), '}'];
};

/** Mermaid has no arrow from the chart itself: each state that has not ended has its own. One that leads nowhere is left out. */
const arrowsFromRoot = (flow: AnyFlow, root: AnyStateNode): readonly string[] =>
  Object.values(root.states)
    .filter(({ type }) => type !== 'final')
    .flatMap((state) => arrowsFrom(flow, root, state));

const allArrows = (flow: AnyFlow, node: AnyStateNode): readonly string[] => [
  ...(node.parent ? arrowsFrom(flow, node) : arrowsFromRoot(flow, node)),
  ...Object.values(node.states).flatMap((child) => allArrows(flow, child)),
];

/** The chart as a state diagram of Mermaid. */
export function mermaidOf(flow: AnyFlow): string {
  const { root }: AnyStateMachine = flow.machine;
  const lines = [...linesOf(flow, root), ...allArrows(flow, root)];
  return ['stateDiagram-v2', ...lines.map((line) => `  ${line}`), ''].join('\n');
}
