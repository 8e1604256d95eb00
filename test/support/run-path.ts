import { isDeepStrictEqual } from 'node:util';
import type { AnyMachineSnapshot } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { isFlow } from '#flows/engine/define-flow.ts';
import { activeLeaves, activeNodes, dataState, isInRegion, nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { screenOf } from '#flows/engine/render-states.tsx';
import type { Outcome } from '#flows/engine/walk/outcomes.ts';
import type { AnyScript, Driver } from '#flows/engine/walk/script.ts';
import type { Path, Step, Walk } from '#flows/engine/walk/walk.ts';

/** The page of a path: in the DOM, or in a browser. */
export interface Site {
  /** A driver for one flow of the page, because other flows may show the same texts. */
  driverOf(flow: string): Driver;
  /** Responds to a call, and to its repeats until the next step. */
  respond(wire: NonNullable<Outcome['wire']>): Promise<void>;
  /** Advances the clock of the charts. */
  letPass(ms: number): Promise<void>;
  /** Waits until the flow is in the state. */
  shows(flow: string, state: string): Promise<void>;
  /** Waits until the flow has ended: it is removed, or the page has been left. */
  ended(flow: string): Promise<void>;
  /** Waits until the app has followed the exit. */
  left(exit: unknown): Promise<void>;
  /** How often the screens of a situation are checked: on each path, or once where that is expensive. */
  readonly checksScreens: 'on each path' | 'once';
  /** Announcements and focus. Only in the DOM, where reading them is cheap. */
  attention?(): { readonly announced: string; readonly focus: 'heading' | 'invalid field' | null };
}

export interface Model {
  walkOf(flow: string): Promise<Walk>;
  scriptOf(flow: string): AnyScript;
}

const last = (path: Path | undefined): AnyMachineSnapshot | undefined => path?.steps.at(-1)?.to;

/** The shortest beginning of a path that ends in a matching state. */
function shortest(walk: Walk, ends: (state: AnyMachineSnapshot) => boolean): readonly Step[] {
  const steps = shortestOrNone(walk, ends);
  if (!steps) throw new Error(`${walk.flow.id}: no path leads to a matching state`);
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

/** A further check of the page, at the start and after each step that does not end the flow. */
type Inspect = (state: AnyMachineSnapshot) => Promise<void>;

const noInspection: Inspect = async () => {};

/** Runs one path on a fresh page, and checks after every step that page and chart agree. */
export async function runPath(
  model: Model,
  walk: Walk,
  path: Path,
  site: Site,
  inspect = noInspection,
): Promise<void> {
  const { within } = walk.cases;
  await enter(model, walk, site);
  await checkScreens(model, walk, walk.start, site);
  await inspect(walk.start);
  await runSteps(model, walk, path.steps, site, inspect);
  if (last(path)?.status !== 'done') return;
  if (within || walk.flow.isGate) await site.ended(walk.flow.id);
  else await site.left(last(path)?.output);
}

/** Goes to a child flow, at any depth: on a path that gives it the input of its cases, if there is one. */
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
  inspect = noInspection,
): Promise<void> {
  for (const step of steps) {
    await perform(model, walk, step, site);
    await checkScreens(model, walk, step.to, site, isPage(walk) && isNewScreen(walk.flow, step));
    checkAttention(walk, step, site);
    if (step.to.status === 'active') await inspect(step.to);
  }
}

/** Whether the screens of a flow are pages: it has no parent, or is not shown in a region of its parent. */
const isPage = ({ cases: { within } }: Walk): boolean => {
  const leaf = within && nodesOf(within.flow.machine.root).find((node) => pathOf(node) === within.leaf);
  return !leaf || !isInRegion(leaf);
};

/** Whether the step changes the screen. False if a child flow has the screen, before or after. */
function isNewScreen(flow: AnyFlow, { from, to }: Step): boolean {
  const [before, after] = [screenOf(flow, from), screenOf(flow, to)];
  return to.status === 'active' && before !== null && after !== null && before !== after;
}

const entersTagged = (tag: string, from: AnyMachineSnapshot, to: AnyMachineSnapshot): boolean =>
  activeNodes(to).some((node) => node.tags.includes(tag) && !activeNodes(from).includes(node));

/**
 * Checks that a failure is announced, or focus is on the invalid field. When a page with one leaf stops waiting, the
 * result is announced, or focus is on the new heading.
 */
function checkAttention(walk: Walk, { from, to }: Step, site: Site): void {
  if (to.status === 'done' || !site.attention) return;
  const { announced, focus } = site.attention();
  const isOneLeaf = isPage(walk) && activeLeaves(to).length === 1;
  const stopsWaiting = isOneLeaf && from.hasTag('waiting') && !to.hasTag('waiting');
  const fails = entersTagged('failure', from, to) && focus !== 'invalid field';
  if (announced === '' && (fails || (stopsWaiting && focus === null)))
    throw new Error(`${walk.flow.id}: nothing announces ${dataState(to)}`);
}

async function perform(model: Model, { flow }: Walk, step: Step, site: Site): Promise<void> {
  const { event, outcome, from } = step;
  if (outcome?.wire) return site.respond(outcome.wire);
  if (outcome) return endChild(model, step, flow, outcome, site);
  if (event.type.startsWith('xstate.after.')) return site.letPass(delayOf(flow, step));
  const { type, ...payload } = event;
  const act = model.scriptOf(flow.id).does[type];
  if (!act) throw new Error(`${flow.id}: the script has no action for ${type}`);
  await act(site.driverOf(flow.id), payload as never, activeLeaves(from) as never);
}

/** Ends a child flow by its own shortest path to the output. */
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
    await perform(model, walk, withInput(step, walk.cases.input, given), site);
    // The child's own paths check its screens; here it may have another input.
    if (step.to.status === 'active') await site.shows(child.id, dataState(step.to));
  }
}

/** The step with the paths of its calls for another input than that of the child's own cases. */
function withInput(step: Step, ofCases: unknown, given: unknown): Step {
  const { outcome } = step;
  if (!outcome?.wire) return step;
  const { request } = outcome.wire;
  const actual = new Map(Object.entries(Object(given)));
  const path = Object.entries(Object(ofCases)).reduce(
    (replaced, [key, value]) =>
      typeof value === 'string' && value !== ''
        ? replaced.replaceAll(value, String(actual.get(key)))
        : replaced,
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

/**
 * The situations whose screens were checked: by the snapshot, which paths with the same beginning share, or by the key of
 * the situation.
 */
const checked = new Set<AnyMachineSnapshot | string>();

/** Waits for a situation, and checks what the person sees in each leaf. */
async function checkScreens(
  model: Model,
  { flow, situation }: Walk,
  state: AnyMachineSnapshot,
  site: Site,
  isNewScreen = false,
): Promise<void> {
  if (state.status === 'done') return;
  await site.shows(flow.id, dataState(state));
  const key = site.checksScreens === 'once' ? [flow.id, situation(state), isNewScreen].join(' ') : state;
  if (checked.has(key)) return;
  for (const leaf of activeLeaves(state)) {
    const sees = model.scriptOf(flow.id).sees[leaf];
    if (typeof sees !== 'function') continue;
    await sees(site.driverOf(flow.id), state.context as never);
  }
  if (isNewScreen) await site.driverOf(flow.id).expectFocusOnHeading();
  checked.add(key);
}
