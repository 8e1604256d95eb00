import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { nodesOf, pathOf } from '#flows/engine/leaves.ts';
import type { Transition } from '#workbench/atlas/transitions.ts';
import { boxOf, labelOf, linesOf } from './box.ts';
import { sizeOf } from './measure.ts';

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'json.shapeCoords': 'ROOT',
  'json.edgeCoords': 'ROOT',
  'elk.randomSeed': '1',
};

const dot = 10;

/** The id of a state's node; the chart itself has an empty path. */
export const stateId = (path: string): string => `state:${path}`;
export const startId = (path: string): string => `start:${path}`;
export const edgeId = (name: string, index: number): string => `${name}#${index}`;

/** The chart as a graph for elkjs: nested boxes for nested states, a dot for each initial state. */
export function graphOf(machine: AnyStateMachine, transitions: readonly Transition[]): ElkNode {
  const nodeOf = (node: AnyStateNode): ElkNode => {
    const path = pathOf(node);
    const { width, height } = boxOf(linesOf(node, transitions));
    const children = Object.values(node.states);
    if (children.length === 0) return { id: stateId(path), width, height };
    const start = node.type === 'compound' ? [{ id: startId(path), width: dot, height: dot }] : [];
    return {
      id: stateId(path),
      children: [...start, ...children.map(nodeOf)],
      layoutOptions: {
        'elk.padding': `[top=${height + 8},left=16,bottom=16,right=16]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        // elkjs computes a horizontal layout and rotates it, but not this value: it uses the height as the width.
        'elk.nodeSize.minimum': `(${height},${width})`,
      },
    };
  };

  const starts = compounds(machine.root).map((node) => ({
    id: startId(pathOf(node)),
    sources: [startId(pathOf(node))],
    targets: node.initial.target.map((target) => stateId(pathOf(target))),
  }));
  const order = nodesOf(machine.root).map(pathOf);
  const arrows = transitions.flatMap((transition) =>
    transition.to.map((to, index) => ({
      id: edgeId(transition.name, index),
      ...ends(transition.from, to, order.indexOf(to) < order.indexOf(transition.from)),
      labels: [{ text: transition.name, ...withMargin(sizeOf(labelOf(transition))) }],
    })),
  );
  return {
    id: 'drawing',
    layoutOptions: options,
    children: [nodeOf(machine.root)],
    edges: [...starts, ...arrows],
  };
}

/**
 * States are drawn in the order of the chart, so transitions to earlier states lead up. Without a reversal, elkjs
 * chooses which arrows lead up. `leadsBack` finds the reversed arrows, so that they are drawn in their own direction.
 */
const ends = (from: string, to: string, back: boolean) =>
  back
    ? { sources: [stateId(to)], targets: [stateId(from)] }
    : { sources: [stateId(from)], targets: [stateId(to)] };

export const leadsBack = ({ sources }: ElkExtendedEdge, { from }: Transition): boolean =>
  !sources.includes(stateId(from));

const withMargin = ({ width, height }: { width: number; height: number }) => ({
  width: width + 10,
  height: height + 6,
});

const compounds = (node: AnyStateNode): readonly AnyStateNode[] => [
  ...(node.type === 'compound' ? [node] : []),
  ...Object.values(node.states).flatMap(compounds),
];
