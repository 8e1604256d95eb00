import { isDeepStrictEqual } from 'node:util';
import { type AnyMachineSnapshot, initialTransition, transition } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { isFlow } from '#flows/engine/define-flow.ts';
import { activeLeaves, activeNodes, dataState, isInRegion, nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { screenOf } from '#flows/engine/render-states.tsx';
import { inertChart } from '#flows/engine/walk/inert.ts';
import { type Outcome, outcomeOf } from '#flows/engine/walk/outcomes.ts';
import type { Driver } from '#flows/engine/walk/script.ts';
import type { Path, Step, Walk } from '#flows/engine/walk/walk.ts';
import { respondToAll } from '#flows/engine/walk/wire.ts';
import { scriptOf } from '#flows/registry.ts';
import { walkOf } from './walks.ts';

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

interface PlannedStep {
  readonly walk: Walk;
  readonly step: Step;
  /** The steps of the child flow that the step ends. */
  readonly child: readonly PlannedStep[];
}

/** A path with the steps of the flows around it and within it. */
export interface Plan {
  readonly walk: Walk;
  /** The steps of the flows around the flow, which lead to it. */
  readonly entry: readonly PlannedStep[];
  readonly steps: readonly PlannedStep[];
}

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

/** Plans a path before its page is open, because a walk replaces `fetch` and empties the cache. */
export const planPath = async (walk: Walk, path: Path): Promise<Plan> => ({
  walk,
  entry: await planEntry(walk),
  steps: await planSteps(walk, path.steps),
});

/** The steps to a child flow, at any depth: on a path that gives it the input of its cases, if there is one. */
async function planEntry({ flow, cases }: Walk): Promise<readonly PlannedStep[]> {
  const { within, input } = cases;
  if (!within) return [];
  const around = await walkOf(within.flow.id);
  const [name = ''] = Object.entries(around.flow.actors).find(([, bound]) => bound === flow) ?? [];
  const isShown = (state: AnyMachineSnapshot) => activeLeaves(state).includes(within.leaf);
  const isGiven = (state: AnyMachineSnapshot) =>
    isShown(state) && isDeepStrictEqual(state.children[name]?.getSnapshot().input, input);
  const steps = shortestOrNone(around, isGiven) ?? shortest(around, isShown);
  return [...(await planEntry(around)), ...(await planSteps(around, steps))];
}

async function planSteps(walk: Walk, steps: readonly Step[]): Promise<readonly PlannedStep[]> {
  const planned: PlannedStep[] = [];
  for (const [index, step] of steps.entries()) {
    planned.push({ walk, step, child: await planChild(walk.flow, step, steps.slice(0, index)) });
  }
  return planned;
}

/** The child flow's own shortest path to the output of the step, which comes after the parent's earlier steps. */
async function planChild(
  flow: AnyFlow,
  { event, outcome, from }: Step,
  earlier: readonly Step[],
): Promise<readonly PlannedStep[]> {
  if (!outcome || outcome.wire) return [];
  const child = flow.actors[outcome.actor];
  if (!isFlow(child)) throw new Error(`${flow.id}: ${outcome.actor} is not a flow`);
  const walk = await walkOf(child.id);
  const wanted = 'output' in event ? event.output : undefined;
  const steps = shortest(
    walk,
    ({ status, output }) => status === 'done' && isDeepStrictEqual(output, wanted),
  );
  const given = await withInput(walk, steps, from.children[outcome.actor]?.getSnapshot().input);
  return planSteps(walk, withoutCached(given, earlier));
}

/** A read that the parent has sent is answered by the cache: the child flow is in the next state at once. */
function withoutCached(steps: readonly Step[], earlier: readonly Step[]): readonly Step[] {
  const isCached = ({ outcome }: Step) =>
    outcome?.wire?.request.method === 'GET' &&
    earlier.some((step) => isDeepStrictEqual(step.outcome?.wire, outcome.wire));
  const sent: Step[] = [];
  for (const step of steps) {
    const before = isCached(step) ? sent.pop() : undefined;
    sent.push(before ? { ...before, to: step.to } : step);
  }
  return sent;
}

/** The steps for an input that differs from the input of the flow's cases: the calls send other requests. */
async function withInput({ flow, cases }: Walk, steps: readonly Step[], input: unknown) {
  if (isDeepStrictEqual(input, cases.input)) return steps;
  const chart = inertChart(flow);
  let [from] = initialTransition(chart, input);
  const given: Step[] = [];
  for (const { event, outcome } of steps) {
    const sent = outcome?.wire
      ? await outcomeOf(
          flow,
          outcome,
          outcome.wire.response,
          from.children[outcome.actor]?.getSnapshot().input,
          respondToAll,
        )
      : outcome;
    const [to] = transition(chart, from, sent?.event ?? event);
    given.push({ event: sent?.event ?? event, outcome: sent, from, to });
    from = to;
  }
  return given;
}

/** A further check of the page, at the start and after each step that does not end the flow. */
type Inspect = (state: AnyMachineSnapshot) => Promise<void>;

const noInspection: Inspect = async () => {};

/** The visitor acts once: before that, no screen takes focus while the document loads (0034). */
async function act({ flow, start }: Walk, site: Site): Promise<void> {
  if (start.status === 'done') return;
  await site.shows(flow.id, dataState(start));
  await site.driverOf(flow.id).pressKey('Shift');
}

/** Runs one path on a fresh page, and checks after every step that page and chart agree. */
export async function runPath(
  { walk, entry, steps }: Plan,
  site: Site,
  inspect = noInspection,
): Promise<void> {
  await act(entry[0]?.walk ?? walk, site);
  await runSteps(entry, site);
  await checkScreens(walk, walk.start, site);
  await inspect(walk.start);
  await runSteps(steps, site, inspect);
  const end = steps.at(-1)?.step.to;
  if (end?.status !== 'done') return;
  if (walk.cases.within || 'admitted' in (end.output as object)) await site.ended(walk.flow.id);
  else await site.left(end.output);
}

async function runSteps(steps: readonly PlannedStep[], site: Site, inspect = noInspection): Promise<void> {
  for (const planned of steps) {
    const { walk, step } = planned;
    await perform(planned, site);
    await checkScreens(walk, step.to, site, isPage(walk) && isNewScreen(walk.flow, step));
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

async function perform({ walk: { flow }, step, child }: PlannedStep, site: Site): Promise<void> {
  const { event, outcome, from } = step;
  if (outcome?.wire) return site.respond(outcome.wire);
  if (outcome) return endChild(child, site);
  if (event.type.startsWith('xstate.after.')) return site.letPass(delayOf(flow, step));
  const { type, ...payload } = event;
  const doStep = scriptOf(flow.id).does[type];
  if (!doStep) throw new Error(`${flow.id}: the script has no action for ${type}`);
  await doStep(site.driverOf(flow.id), payload as never, activeLeaves(from) as never);
}

async function endChild(steps: readonly PlannedStep[], site: Site): Promise<void> {
  for (const planned of steps) {
    const { walk, step } = planned;
    await perform(planned, site);
    // The child's own paths check its screens; here it may have another input.
    if (step.to.status === 'active') await site.shows(walk.flow.id, dataState(step.to));
  }
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
    const sees = scriptOf(flow.id).sees[leaf];
    if (typeof sees !== 'function') continue;
    await sees(site.driverOf(flow.id), state.context as never);
  }
  if (isNewScreen) await site.driverOf(flow.id).expectFocusOnHeading();
  checked.add(key);
}
