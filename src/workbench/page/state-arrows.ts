import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { transitionsFrom } from './transition-words.ts';

/** The transitions of a state around a state, which also leave the inner one. */
interface Inherited {
  /** The path of the state around; empty for the whole chart. */
  readonly from: string;
  readonly transitions: readonly AnyTransitionDefinition[];
}

const around = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent ? [node.parent, ...around(node.parent)] : [];

/** Whether a state takes every event of this type itself: then the states around it do not see it. */
const takesAll = (node: AnyStateNode, type: string): boolean =>
  type !== '' && (node.transitions.get(type) ?? []).some(({ guard }) => !guard);

/** What leads out of a state because of the states around it, from the inside outwards. */
export function inheritedBy(node: AnyStateNode): readonly Inherited[] {
  const outer = around(node);
  return outer
    .map((from, at) => ({
      from: pathOf(from),
      transitions: transitionsFrom(from).filter(
        ({ eventType }) => ![node, ...outer.slice(0, at)].some((inner) => takesAll(inner, eventType)),
      ),
    }))
    .filter(({ transitions }) => transitions.length > 0);
}

/** Whether a state is entered when one around it is: as its initial state, or as one of its regions. */
function isEnteredWith(node: AnyStateNode, outer: AnyStateNode): boolean {
  if (node === outer) return true;
  const { parent } = node;
  if (!parent) return false;
  const isFirst = parent.type === 'parallel' || parent.initial?.target?.[0] === node;
  return isFirst && isEnteredWith(parent, outer);
}

const isWithin = (node: AnyStateNode, outer: AnyStateNode): boolean =>
  node === outer || around(node).includes(outer);

/** The transitions that lead to a state, or from outside to a state within it. */
export const arrowsTo = (flow: AnyFlow, node: AnyStateNode): readonly AnyTransitionDefinition[] =>
  nodesOf(flow.machine.root)
    .flatMap(transitionsFrom)
    .filter(({ source, target }) =>
      (target ?? []).some(
        (to) => isEnteredWith(node, to) || (to !== node && isWithin(to, node) && !isWithin(source, node)),
      ),
    );

/** Whether the flow begins in a state. */
export const isAtStart = (flow: AnyFlow, node: AnyStateNode): boolean =>
  node !== flow.machine.root && isEnteredWith(node, flow.machine.root);
