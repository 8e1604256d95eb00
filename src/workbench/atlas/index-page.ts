import { readFileSync } from 'node:fs';
import { subApps } from '#documents/sub-apps.ts';
import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';
import { page, table } from './markdown.ts';

/** The flows that the code of a sub-app has routes to. Read, not run: it starts the page. */
function flowsIn(entry: string, flows: readonly AnyFlow[]): readonly AnyFlow[] {
  const text = readFileSync(`src/app/${entry}`, 'utf8');
  const modules = [...text.matchAll(/'#app\/([^']+)'/g)].map(([, file]) =>
    readFileSync(`src/app/${file}`, 'utf8'),
  );
  return flows.filter(({ id }) => modules.some((module) => module.includes(`/${id}/flow.ts'`)));
}

/** A flow and those met within it, at any depth. */
const withChildren = (flow: AnyFlow): readonly AnyFlow[] => [
  flow,
  ...Object.values(flow.actors).filter(isFlow).flatMap(withChildren),
];

const flowTable = (flows: readonly AnyFlow[]): string =>
  table(
    ['flow', 'id', 'purpose'],
    flows.map(({ id, title, machine }) => [
      `[${title}](${id}.md)`,
      `\`${id}\``,
      machine.root.description ?? '',
    ]),
  );

/** The index: each sub-app with its flows, and last those that no sub-app has. */
export function indexPage(flows: readonly AnyFlow[]): string {
  const found = subApps.map((subApp) => ({
    ...subApp,
    flows: [...new Set(flowsIn(subApp.entry, flows).flatMap(withChildren))],
  }));
  const homeless = flows.filter((flow) => !found.some((subApp) => subApp.flows.includes(flow)));
  return page([
    '# Flow atlas',
    'Every flow of the portal, made from its chart by `npm run docs`; do not edit. A check fails when it is out of step.',
    ...found.flatMap(({ title, path, flows: own }) => [`## ${title}`, `\`${path}\``, flowTable(own)]),
    ...(homeless.length > 0 ? ['## In no sub-app yet', flowTable(homeless)] : []),
    '## How to read a drawing',
    [
      '- A box is a state; a box in a box is a state within it. A dashed box is one of several that go on side by side. A thick border is an end. The dot points at where it begins.',
      '- Blue: the customer does something, or asks for an address. Green: a call is done, or a flow within this one. Red and dashed: a call failed. Brown and dotted: time passes. Grey: at once (`always`).',
      '- `[guard]`: only if this holds. Of arrows with the same words the one without a guard is for all else.',
      '- A coloured line of text in a box is something that happens without leaving the state.',
      '- A filled blue box waits for a call, a red one is a failure.',
    ].join('\n'),
  ]);
}
