import type { AnyMachineSnapshot } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { activeLeaves, activeNodes, dataState, isInRegion, nodesOf, pathOf } from '#flows/engine/leaves.ts';
import { screenOf } from '#flows/engine/render-states.tsx';
import type { Outcome } from '#flows/engine/walk/outcomes.ts';
import type { Driver } from '#flows/engine/walk/script.ts';
import type { Step, Walk } from '#flows/engine/walk/walk.ts';
import { scriptOf } from '#flows/registry.ts';
import type { Plan, PlannedStep } from '#workbench/plan.ts';

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
  if (walk.within || 'admitted' in (end.output as object)) await site.ended(walk.flow.id);
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
const isPage = ({ within }: Walk): boolean => {
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
  await doStep(site.driverOf(flow.id), payload as never, activeLeaves(from) as never, from.context as never);
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

/** Lets the next paths check all screens again, because the product has changed. */
export const forgetChecks = (): void => checked.clear();

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
