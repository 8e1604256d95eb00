import type { AnyStateNode } from 'xstate';
import { isLeaf, nodesOf, pathOf } from '#flows/engine/leaves.ts';
import type { Walk } from '#flows/engine/walk/walk.ts';
import { actionWords } from './actions.ts';
import { callsOf } from './calls.ts';
import { code, fenced, list, page, table } from './markdown.ts';
import { pathsInWords } from './paths.ts';
import { framesOf, type ScreenOfLeaf, screensOf, writtenIn } from './screens.ts';
import { describeTransitions } from './transitions.ts';

/** Of a chart that is met within another flow, its transitions are the customer's there. */
const metIn = ({ cases: { within } }: Walk): string =>
  within ? `Met within [${within.flow.title}](${within.flow.id}.md), in \`${within.leaf}\`.` : '';

const does = ({ invoke, entry, exit }: AnyStateNode): string =>
  [
    ...invoke.map(({ src }) => `calls ${code(String(src))}`),
    ...entry.map((action) => `entry: ${actionWords(action)}`),
    ...exit.map((action) => `exit: ${actionWords(action)}`),
  ].join('; ');

const kindOf = (node: AnyStateNode): string => (isLeaf(node) && node.type === 'atomic' ? '' : node.type);

function statesTable(root: AnyStateNode, shown: readonly ScreenOfLeaf[]): string {
  const screen = (path: string) => shown.find(({ leaf }) => leaf === path)?.name ?? '';
  return table(
    ['state', 'kind', 'description', 'screen', 'tags', 'address', 'does'],
    nodesOf(root)
      .slice(1)
      .map((node) => [
        code(pathOf(node)),
        kindOf(node),
        node.description ?? '',
        screen(pathOf(node)),
        list(node.tags),
        code(String(node.meta?.address ?? '')),
        does(node),
      ]),
  );
}

function screenSections(shown: readonly ScreenOfLeaf[]): readonly string[] {
  const names = [...new Set(shown.filter(({ isComponent }) => isComponent).map(({ name }) => name))];
  return names.flatMap((name) => {
    const { file, takes } = writtenIn(name);
    const leaves = list(shown.filter((screen) => screen.name === name).map(({ leaf }) => leaf));
    return [
      `### ${name}`,
      `Shown in ${leaves}; [${file}](../../${file}). It takes ${takes ? 'of the flow:' : 'nothing of the flow.'}`,
      takes ? fenced('ts', takes) : '',
    ];
  });
}

/** The page of a flow, as Markdown. */
export async function flowPage(walk: Walk): Promise<string> {
  const { flow, paths } = walk;
  const { root } = flow.machine;
  const shown = [...(await screensOf(flow)), ...(await framesOf(flow))];
  const transitions = describeTransitions(flow.machine);
  return page([
    `# ${flow.title} (${flow.id})`,
    root.description ?? '',
    metIn(walk),
    `![The chart of ${flow.id}](${flow.id}.svg)`,
    `Chart: [machines/${flow.id}.ts](../../machines/${flow.id}.ts). For the Stately visualiser: [${flow.id}.stately.ts](${flow.id}.stately.ts).`,
    '## States',
    statesTable(root, shown),
    '## Screens',
    ...screenSections(shown),
    '## Transitions',
    table(
      ['from', 'when', 'guard', 'to', 'does'],
      transitions.map(({ from, trigger, guard, to, actions }) => [
        from === '' ? 'anywhere' : code(from),
        code(trigger),
        code(guard ?? ''),
        to.length === 0 ? 'stays' : list(to),
        actions.join('; '),
      ]),
    ),
    '## Calls',
    ...(callsOf(walk).length > 0 ? callsOf(walk) : ['None.']),
    '## Paths',
    `The ${paths.length} generated paths, which together take every step from every situation:`,
    pathsInWords(paths),
  ]);
}
