import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';
import type { Registered } from '#flows/registry.ts';
import { type FlowFiles, filesOf } from './flow-files.ts';
import { code, list, page, table } from './markdown.ts';
import type { SubAppWithRoutes } from './sub-app-routes.ts';

/** A flow, and its place in a sub-app: its addresses, the flow around it, or before other flows. */
interface Shown {
  readonly flow: AnyFlow;
  readonly where: string;
}

const childrenOf = (flow: AnyFlow, files: FlowFiles): readonly Shown[] =>
  Object.values(flow.actors)
    .filter(isFlow)
    .flatMap((child) => [
      { flow: child, where: `within [${code(flow.id)}](${files.page(flow)})` },
      ...childrenOf(child, files),
    ]);

/** The flows of a sub-app: each route's gate and flow, followed by its child flows; each flow once. */
function flowsOf({ routes }: SubAppWithRoutes, files: FlowFiles): readonly Shown[] {
  const all = routes.flatMap(({ patterns, flow, gate }) => [
    ...(gate ? [{ flow: gate, where: 'before other flows' }] : []),
    { flow, where: list(patterns.map((pattern) => `#${pattern}`)) },
    ...childrenOf(flow, files),
  ]);
  return all.filter(({ flow }, index) => all.findIndex((other) => other.flow === flow) === index);
}

const link = (flow: AnyFlow, files: FlowFiles): string => `[${flow.title}](${files.page(flow)})`;

const flowTable = (flows: readonly Shown[], files: FlowFiles): string =>
  table(
    ['flow', 'id', 'shown at', 'purpose'],
    flows.map(({ flow, where }) => [
      link(flow, files),
      code(flow.id),
      where,
      flow.machine.root.description ?? '',
    ]),
  );

/** Flows without an address in any sub-app. */
export function withoutAddress(
  flows: readonly Pick<Registered, 'area' | 'flow'>[],
  subApps: readonly SubAppWithRoutes[],
): readonly AnyFlow[] {
  const files = filesOf(flows);
  const found = subApps.flatMap((subApp) => flowsOf(subApp, files)).map(({ flow }) => flow);
  return flows.map(({ flow }) => flow).filter((flow) => !found.includes(flow));
}

/** The index: each sub-app with its flows, and last the flows without an address. */
export function indexPage(
  flows: readonly Pick<Registered, 'area' | 'flow'>[],
  subApps: readonly SubAppWithRoutes[],
): string {
  const files = filesOf(flows);
  const rest = withoutAddress(flows, subApps).map((flow) => ({ flow, where: '' }));
  return page([
    '# Flow atlas',
    'Every flow of the portal, generated from its chart by `npm run docs`; do not edit. A check fails when it is out of date.',
    ...subApps.flatMap((subApp) => [
      `## ${subApp.title}: ${list(subApp.paths)}`,
      flowTable(flowsOf(subApp, files), files),
    ]),
    ...(rest.length > 0
      ? ['## Without an address', 'Shown beside any flow, or in the workbench only.', flowTable(rest, files)]
      : []),
    '## How to read a drawing',
    [
      '- A box is a state; a box in a box is a state within it. A dashed box is one of several regions that run side by side. A thick border is a final state. The dot points at the initial state.',
      '- Blue: the visitor does something, or requests an address. Green: a call is done, or a child flow has ended. Red and dashed: a call failed. Brown and dotted: time passes. Grey: immediately (`always`).',
      '- `[guard]`: only if this holds. Of arrows with the same words, the one without a guard is for everything else.',
      '- A coloured line of text in a box is a transition that stays in the state.',
      '- A blue box waits for a call; a red one is a failure. A box with states within has the colour as its border.',
    ].join('\n'),
  ]);
}
