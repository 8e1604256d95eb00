import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { isLeaf, nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { describeTransitions, type Transition } from '#workbench/atlas/transitions.ts';
import { headAt, lineThrough, round } from './arrow.ts';
import { type Line, labelOf, linesOf, padding } from './box.ts';
import { edgeId, graphOf, leadsBack, startId, stateId } from './graph.ts';
import { fontSize, lineHeight, sizeOf } from './measure.ts';
import { style } from './style.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const textAt = (x: number, y: number, text: string, look: string): string =>
  `<text class="${look}" x="${round(x)}" y="${round(y)}">${escaped(text)}</text>`;

/** The drawing of a chart, as a self-contained SVG. */
export async function draw(machine: AnyStateMachine, title: string): Promise<string> {
  const transitions = describeTransitions(machine);
  const laidOut = await new ELK().layout(graphOf(machine, transitions));
  const placed = new Map(below(laidOut).map((node) => [node.id, node]));
  const edges = new Map((laidOut.edges ?? []).map((edge) => [edge.id, edge]));

  const states = nodesOf(machine.root).map((node) =>
    state(node, placed.get(stateId(pathOf(node))), linesOf(node, transitions)),
  );
  const starts = nodesOf(machine.root).map((node) => {
    const { x = 0, y = 0, width = 0 } = placed.get(startId(pathOf(node))) ?? {};
    if (width === 0) return '';
    const dot = `<circle class="start" cx="${round(x + width / 2)}" cy="${round(y + width / 2)}" r="${width / 2}"/>`;
    return `<g>${dot}${line(edges.get(startId(pathOf(node))))}</g>`;
  });
  const arrows = transitions
    .filter(({ to }) => to.length > 0)
    .map((transition) => {
      const found = transition.to.flatMap((_, index) => edges.get(edgeId(transition.name, index)) ?? []);
      return group(
        transition,
        [
          ...found.map((edge) => line(edge, leadsBack(edge, transition))),
          ...found.map((edge) => label(edge, transition)),
        ].join(''),
      );
    });

  const { width = 0, height = 0 } = laidOut;
  const size = `${Math.ceil(width)} ${Math.ceil(height)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="flow-chart" role="img" width="${Math.ceil(width)}" height="${Math.ceil(height)}" viewBox="0 0 ${size}">`,
    `<title>${escaped(title)}</title>`,
    `<style>${style}</style>`,
    // States last, so that their texts stay readable where an arrow crosses them.
    ...[...starts, ...arrows, ...states].filter((part) => part !== ''),
    '</svg>\n',
  ].join('\n');
}

const below = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(below)];

function state(node: AnyStateNode, box: ElkNode | undefined, lines: readonly Line[]): string {
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  const isRegion = node.parent?.type === 'parallel';
  const looks = [
    'state',
    node.type,
    ...(isLeaf(node) ? ['leaf'] : []),
    ...(isRegion ? ['region'] : []),
    ...node.tags,
  ];
  const texts = lines.map((line, index) =>
    lineAt(x + padding, y + padding + fontSize - 2 + index * lineHeight, line),
  );
  const rect = `<rect class="box" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="6"/>`;
  const about = node.description ? `<title>${escaped(node.description)}</title>` : '';
  return `<g class="${looks.join(' ')}" data-state="${pathOf(node)}">${about}${rect}${texts.join('')}</g>`;
}

/** A line of a box, with the texts that follow on it. */
function lineAt(
  x: number,
  y: number,
  { text, look, transition, also: [next, ...others] = [] }: Line,
): string {
  const drawn = textAt(x, y, text, look);
  const here = transition ? group(transition, drawn) : drawn;
  return next ? here + lineAt(x + sizeOf([`${text} `]).width, y, { ...next, also: others }) : here;
}

const group = ({ name, kind }: Transition, content: string): string =>
  `<g class="transition ${kind}" data-transition="${escaped(name)}">${content}</g>`;

function line(edge: ElkExtendedEdge | undefined, back = false): string {
  return (edge?.sections ?? [])
    .map(({ startPoint, bendPoints = [], endPoint }) => {
      const along = [startPoint, ...bendPoints, endPoint];
      const points = back ? along.reverse() : along;
      return `<path class="arrow" d="${lineThrough(points)}"/><path class="head" d="${headAt(points)}"/>`;
    })
    .join('');
}

/** The label on a plate of the background colour, because its arrow runs beneath it. */
function label({ labels = [] }: ElkExtendedEdge, transition: Transition): string {
  return labels
    .map(({ x = 0, y = 0, width = 0, height = 0 }) => {
      const plate = `<rect class="plate" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>`;
      const texts = labelOf(transition).map((text, index) =>
        textAt(x + 5, y + fontSize + 3 + index * lineHeight, text, index === 0 ? 'event' : 'guard'),
      );
      return plate + texts.join('');
    })
    .join('');
}
