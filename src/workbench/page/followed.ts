import { isFlow } from '#flows/engine/define-flow.ts';
import { nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { registered } from '#flows/registry.ts';

/** A flow that runs on the page. */
interface RunningFlow {
  readonly id: string;
  readonly state: string;
}

/** A flow in a state that waits for the end of a child flow. */
export interface Waiting {
  readonly flow: string;
  readonly leaf: string;
  readonly child: string;
}

const unseen: readonly unknown[] = ['nothing', 'transient', 'exit'];

/** The child flow that is what a flow shows now: the one in its dialog, or else the only thing on its screen. */
function waitingOf({ id, state }: RunningFlow): Waiting | null {
  const { views, dialogs = {}, actors } = registered(id).flow;
  const leaves = state.split(' ').filter((leaf) => !unseen.includes(views[leaf]));
  const leaf =
    leaves.find((each) => Object.hasOwn(dialogs, each)) ?? (leaves.length === 1 ? leaves[0] : null);
  const view = leaf && views[leaf];
  if (!leaf || typeof view !== 'object' || view === null || !('child' in view)) return null;
  const child = actors[String(view.child)];
  return isFlow(child) ? { flow: id, leaf, child: child.id } : null;
}

/** From a flow inwards, the flows that wait for the one that the visitor works on. */
function waitingFrom(flows: readonly RunningFlow[], id: string): readonly Waiting[] {
  const at = flows.findIndex((flow) => flow.id === id);
  const inner = flows.slice(at + 1);
  const waiting = flows[at] && waitingOf(flows[at]);
  const isRunning = inner.some((flow) => flow.id === waiting?.child);
  return waiting && isRunning ? [waiting, ...waitingFrom(inner, waiting.child)] : [];
}

/** The flow that the visitor works on, from a flow inwards. */
export const followed = (flows: readonly RunningFlow[], id: string): string =>
  waitingFrom(flows, id).at(-1)?.child ?? id;

/** What the chart says about the states of a flow. */
function descriptionOf({ id, state }: RunningFlow): string {
  const leaves = state.split(' ');
  const described = nodesOf(registered(id).flow.machine.root)
    .filter((node) => leaves.includes(pathOf(node)))
    .map(({ description }) => description ?? '');
  return described.filter(Boolean).join(' ');
}

/** Which flow waits for which one, or runs instead of it, in words; empty for a flow that waits for none. */
export function waitWords(flows: readonly RunningFlow[], id: string): string {
  const isRunning = flows.some((flow) => flow.id === id);
  const outer = isRunning ? id : flows[0]?.id;
  if (outer === undefined) return '';
  const waiting = waitingFrom(flows, outer);
  if (isRunning && waiting.length === 0) return '';
  const innermost = flows.find((flow) => flow.id === (waiting.at(-1)?.child ?? outer));
  const waits = waiting.map(({ leaf, child }) => `waits in ${leaf} for ${child}, which`);
  const about = innermost && descriptionOf(innermost);
  const place = innermost && `is in ${innermost.state}${about ? `: ${about}` : '.'}`;
  return `${isRunning ? '' : `${id} does not run now. `}${[outer, ...waits, place].join(' ')}`.trim();
}
