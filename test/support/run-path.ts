import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { isFlow } from '#flows/engine/define-flow.ts';
import { screenOf } from '#flows/engine/draw.tsx';
import { activeLeaves, activeNodes, dataState, isInRegion, nodesOf, pathOf } from '#flows/engine/leaves.ts';
import type { Outcome } from '#flows/engine/walk/outcomes.ts';
import type { AnyScript, Driver } from '#flows/engine/walk/script.ts';
import type { Path, Step, Walk } from '#flows/engine/walk/walk.ts';

/** The page of a path: in the DOM, or in Chromium. */
export interface Site {
  /** A driver for one flow of the page: another card may have the same texts. */
  driverOf(flow: string): Driver;
  /** Responds to a call, and to its repeats until the next step. */
  answer(wire: NonNullable<Outcome['wire']>): Promise<void>;
  /** Advances the clock of the charts. */
  letPass(ms: number): Promise<void>;
  /** Waits until the flow is in the state. */
  shows(flow: string, state: string): Promise<void>;
  /** Waits until the flow has ended: it is removed, or the page has been left. */
  ended(flow: string): Promise<void>;
  /** Waits until the app has followed the exit. */
  left(exit: unknown): Promise<void>;
  /** How often the texts of a situation are read: on each path that leads to it, or, where reading is expensive, once. */
  readonly reads: 'on each path' | 'once';
  /** Announcements and focus: checked only in the DOM, where it is cheap. */
  noticed?(): { readonly announced: string; readonly focus: 'heading' | 'invalid field' | null };
}

export interface Model {
  walkOf(flow: string): Promise<Walk>;
  scriptOf(flow: string): AnyScript;
}

const last = (path: Path | undefined): AnyMachineSnapshot | undefined => path?.steps.at(-1)?.to;

/** The shortest beginning of a path that ends in such a state. */
function shortest(walk: Walk, ends: (state: AnyMachineSnapshot) => boolean): readonly Step[] {
  const steps = shortestOrNone(walk, ends);
  if (!steps) throw new Error(`${walk.flow.id}: no path leads there`);
  return steps;
}

function shortestOrNone(
  walk: Walk,
  ends: (state: AnyMachineSnapshot) => boolean,
): readonly Step[] | undefined {
  if (ends(walk.start)) return [];
  const beginnings = walk.paths.flatMap(({ steps }) => {
    const end = steps.findIndex(({ to }) => ends(to));
    return end < 0 ? [] : [steps.slice(0, end + 1)];
  });
  return beginnings.reduce<readonly Step[] | undefined>(
    (a, b) => (a && a.length <= b.length ? a : b),
    undefined,
  );
}

/** The shortest path to a situation. */
export function pathTo(walk: Walk, state: AnyMachineSnapshot): Path {
  const wanted = walk.situation(state);
  const isReached = (other: AnyMachineSnapshot) => walk.situation(other) === wanted;
  return { name: dataState(state), steps: shortest(walk, isReached) };
}

/** Checks that the page shows a state of the walked flow. */
type Inspect = (state: AnyMachineSnapshot) => Promise<void>;

const passOn: Inspect = async () => {};

/** Runs one path on a fresh page, and checks after every step that page and chart agree. */
export async function runPath(
  model: Model,
  walk: Walk,
  path: Path,
  site: Site,
  inspect = passOn,
): Promise<void> {
  const { within } = walk.cases;
  await enter(model, walk, site);
  await look(model, walk, walk.start, site);
  await inspect(walk.start);
  await runSteps(model, walk, path.steps, site, inspect);
  if (last(path)?.status !== 'done') return;
  if (within) await site.ended(walk.flow.id);
  else await site.left(last(path)?.output);
}

/** Goes to a child flow, at any depth; with the input of its cases, if any path gives that. */
async function enter(model: Model, { flow, cases }: Walk, site: Site): Promise<void> {
  const { within, input } = cases;
  if (!within) return;
  const around = await model.walkOf(within.flow.id);
  await enter(model, around, site);
  const [name = ''] = Object.entries(around.flow.actors).find(([, bound]) => bound === flow) ?? [];
  const isShown = (state: AnyMachineSnapshot) => activeLeaves(state).includes(within.leaf);
  const isGiven = (state: AnyMachineSnapshot) =>
    isShown(state) && isDeepStrictEqual(state.children[name]?.getSnapshot().input, input);
  await runSteps(model, around, shortestOrNone(around, isGiven) ?? shortest(around, isShown), site);
}

async function runSteps(
  model: Model,
  walk: Walk,
  steps: readonly Step[],
  site: Site,
  inspect = passOn,
): Promise<void> {
  for (const step of steps) {
    await perform(model, walk, step, site);
    await look(model, walk, step.to, site, standsForPage(walk) && isNewScreen(walk.flow, step));
    checkAttention(walk, step, site);
    if (step.to.status === 'active') await inspect(step.to);
  }
}

const standsForPage = ({ cases: { within } }: Walk): boolean => {
  const leaf = within && nodesOf(within.flow.machine.root).find((node) => pathOf(node) === within.leaf);
  return !leaf || !isInRegion(leaf);
};

/** Undefined if a child flow's screen is the page, before or after. */
function isNewScreen(flow: AnyFlow, { from, to }: Step): boolean {
  const [before, after] = [screenOf(flow, from), screenOf(flow, to)];
  return to.status === 'active' && before !== null && after !== null && before !== after;
}

const entersTagged = (tag: string, from: AnyMachineSnapshot, to: AnyMachineSnapshot): boolean =>
  activeNodes(to).some((node) => node.tags.includes(tag) && !activeNodes(from).includes(node));

/**
 * A failure is announced, or focus is on the invalid field. When a page of one screen has stopped waiting, that is
 * announced, or focus is on the new heading.
 */
function checkAttention(walk: Walk, { from, to }: Step, site: Site): void {
  if (to.status === 'done' || !site.noticed) return;
  const { announced, focus } = site.noticed();
  const isOneScreen = standsForPage(walk) && activeLeaves(to).length === 1;
  const isOver = isOneScreen && from.hasTag('waiting') && !to.hasTag('waiting');
  const hasFailed = entersTagged('failure', from, to) && focus !== 'invalid field';
  if (announced === '' && (hasFailed || (isOver && focus === null)))
    throw new Error(`${walk.flow.id}: nothing announces ${dataState(to)}`);
}

async function perform(model: Model, { flow }: Walk, step: Step, site: Site): Promise<void> {
  const { event, outcome, from } = step;
  if (outcome?.wire) return site.answer(outcome.wire);
  if (outcome) return endChild(model, step, flow, outcome, site);
  if (event.type.startsWith('xstate.after.')) return site.letPass(delayOf(flow, step));
  const { type, ...payload } = event;
  const act = model.scriptOf(flow.id).does[type];
  if (!act) throw new Error(`${flow.id}: the script has no action for ${type}`);
  await act(site.driverOf(flow.id), payload as never, dataState(from) as never);
}

/** A child's outcome is reached by its own shortest path to that output. */
async function endChild(
  model: Model,
  { from }: Step,
  flow: AnyFlow,
  outcome: Outcome,
  site: Site,
): Promise<void> {
  const child = flow.actors[outcome.actor];
  if (!isFlow(child)) throw new Error(`${flow.id}: ${outcome.actor} is not a flow`);
  const walk = await model.walkOf(child.id);
  const wanted = 'output' in outcome.event ? outcome.event.output : undefined;
  const isWanted = ({ status, output }: AnyMachineSnapshot) =>
    status === 'done' && isDeepStrictEqual(output, wanted);
  const given = from.children[outcome.actor]?.getSnapshot().input;
  for (const step of shortest(walk, isWanted)) {
    await perform(model, walk, asGiven(step, walk.cases.input, given), site);
    // Its screens are checked in its own paths; here it may have another input.
    if (step.to.status === 'active') await site.shows(child.id, dataState(step.to));
  }
}

/** A step of a child with another input than in its own cases: its calls depend on the input. */
function asGiven(step: Step, ofCases: unknown, given: unknown): Step {
  const { outcome } = step;
  if (!outcome?.wire) return step;
  const { request } = outcome.wire;
  const actual = new Map(Object.entries(Object(given)));
  const path = Object.entries(Object(ofCases)).reduce(
    (so, [key, value]) =>
      typeof value === 'string' && value !== '' ? so.replaceAll(value, String(actual.get(key))) : so,
    request.path,
  );
  return { ...step, outcome: { ...outcome, wire: { ...outcome.wire, request: { ...request, path } } } };
}

/** The length of a time-out that runs in the previous situation. */
function delayOf(flow: AnyFlow, { event, from }: Step): number {
  const [running] = activeNodes(from).flatMap((node) =>
    node.after.filter(({ eventType }) => eventType === event.type),
  );
  const named = flow.machine.implementations.delays[String(running?.delay)];
  const delay =
    typeof named === 'function' ? named({ context: from.context, event } as never, undefined) : named;
  return Number(delay ?? running?.delay);
}

/** What was read: a state of a path, which paths with the same beginning share, or the key of a situation. */
const read = new Set<AnyMachineSnapshot | string>();

async function look(
  model: Model,
  { flow, situation }: Walk,
  state: AnyMachineSnapshot,
  site: Site,
  isNewScreen = false,
): Promise<void> {
  if (state.status === 'done') return;
  await site.shows(flow.id, dataState(state));
  const key = site.reads === 'once' ? [flow.id, situation(state), isNewScreen].join(' ') : state;
  if (read.has(key)) return;
  for (const leaf of activeLeaves(state)) {
    const sees = model.scriptOf(flow.id).sees[leaf];
    if (typeof sees !== 'function') continue;
    await sees(site.driverOf(flow.id), state.context as never);
  }
  if (isNewScreen) await site.driverOf(flow.id).hasFocusOnHeading();
  read.add(key);
}
