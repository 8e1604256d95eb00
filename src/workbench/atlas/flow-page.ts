import { dirname } from 'node:path';
import type { AnyStateNode } from 'xstate';
import { isLeaf, nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { rerunCommand } from '#flows/engine/walk/rerun-command.ts';
import type { Walk } from '#flows/engine/walk/walk.ts';
import { entryWords } from './actions.ts';
import { callsOf } from './calls.ts';
import { consoleExamples } from './console-example.ts';
import type { FlowFiles } from './flow-files.ts';
import { code, fenced, list, page, table } from './markdown.ts';
import { screenTexts, shownIn } from './on-screen.ts';
import { pathsInWords } from './paths.ts';
import { writtenIn } from './props.ts';
import { type ScreenOfLeaf, screensOf } from './screens.ts';
import { describeTransitions } from './transitions.ts';

/** The sentence about the parent that the tests of a child flow use; empty for other flows. */
const reachedIn = ({ within }: Walk, files: FlowFiles): string =>
  within
    ? `The tests reach it within [${within.flow.title}](../${files.page(within.flow)}), in ${code(within.leaf)}.`
    : '';

const does = (node: AnyStateNode): string =>
  [...node.invoke.map(({ src }) => `calls ${code(String(src))}`), ...entryWords(node)].join('; ');

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
      `Shown in ${leaves}; [${file}](../../../${file}). ${takes ? 'Its props:' : 'It has no props.'}`,
      takes ? fenced('ts', takes) : '',
    ];
  });
}

const aboutCalls =
  'Each response has the state that it leads to, and the headings and messages that are new there on the screens of this flow, with the data of the cases. The tests walk the rows with a case, and `lost` and `late`; the others are further responses of the [contract](../../api/openapi.yaml).';

/** The page of a flow, as Markdown. */
export async function flowPage(walk: Walk, files: FlowFiles): Promise<string> {
  const { flow, paths } = walk;
  const { root, id: chart } = flow.machine;
  const source = files.chart(flow.machine);
  const shown = await screensOf(flow);
  const texts = shownIn(flow.id);
  const calls = await callsOf(walk, files, texts);
  const transitions = describeTransitions(flow.machine);
  return page([
    `# ${flow.title} (${flow.id})`,
    root.description ?? '',
    reachedIn(walk, files),
    `![The chart of ${flow.id}](${chart}.svg)`,
    `Chart: [${source}](../../../${source}). To import into Stately Studio: [${chart}.stately.js](${chart}.stately.js).`,
    '## States',
    statesTable(root, shown),
    '## Screens',
    ...screenSections(shown),
    texts.length > 0 ? '## What the visitor reads' : '',
    texts.length > 0
      ? `The texts and controls of each state as a screen reader finds them, with the data of the cases ([docs/screen-reader/](../../screen-reader/${flow.id}.yml)). States that show nothing of their own are left out.`
      : '',
    ...screenTexts(texts),
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
    ...(calls.length > 0 ? [aboutCalls, ...calls] : ['None.']),
    ...consoleExamples(walk),
    '## Paths',
    `The ${paths.length} generated paths, which together take every step from every situation. In the DOM they run with \`${rerunCommand(dirname(files.page(flow)), flow.id)}\`:`,
    pathsInWords(paths),
  ]);
}
