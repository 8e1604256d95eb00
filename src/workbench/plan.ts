import { type AnyMachineSnapshot, createActor, initialTransition, transition } from 'xstate';
import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';
import { activeLeaves, dataState } from '#flows/engine/leaves.ts';
import { recordTransitions } from '#flows/engine/walk/coverage.ts';
import { inertChart } from '#flows/engine/walk/inert.ts';
import { outcomeOf } from '#flows/engine/walk/outcomes.ts';
import type { Path, Step, Walk } from '#flows/engine/walk/walk.ts';
import { respondToAll } from '#flows/engine/walk/wire.ts';
import { goalsIn } from './goals.ts';
import { walkOf } from './walks.ts';

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON of plain data, with sorted keys. A part that is undefined is not the same as none. */
const jsonOf = (data: unknown): string =>
  JSON.stringify(data, (_, part) => {
    if (part === undefined) return { undefined: true };
    return isRecord(part) ? Object.fromEntries(Object.entries(part).sort()) : part;
  });

const isEqual = (one: unknown, other: unknown): boolean => jsonOf(one) === jsonOf(other);

export interface PlannedStep {
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

/** The shortest path to a leaf. */
export const stepsTo = (walk: Walk, leaf: string): readonly Step[] =>
  shortest(walk, (state) => activeLeaves(state).includes(leaf));

/** The shortest beginning of a path that takes a transition, or one that leaves a state in which no page stops. */
function stepsThrough(walk: Walk, goal: string): readonly Step[] {
  const leaving = `${walk.flow.id}.${goal}: `;
  const beginnings = walk.paths.flatMap(({ steps }) => {
    const taken = new Set<string>();
    const isTaken = () => taken.has(goal) || [...taken].some((name) => name.startsWith(leaving));
    const inspect = recordTransitions(taken);
    const actor = createActor(inertChart(walk.flow), { input: walk.cases.input, inspect }).start();
    let count = 0;
    for (const { event } of steps) {
      if (isTaken()) break;
      actor.send(event);
      count += 1;
    }
    actor.stop();
    return isTaken() ? [steps.slice(0, count)] : [];
  });
  const [first, ...others] = beginnings;
  if (!first) throw new Error(`${walk.flow.id}: no path leads through ${goal}`);
  return others.reduce((a, b) => (a.length <= b.length ? a : b), first);
}

/** Plans the shortest path to a leaf, or through a transition or a state that is left at once. */
export async function planWay(id: string, goal: string): Promise<Plan> {
  const walk = await walkOf(id);
  const steps = goalsIn(walk).includes(goal) ? stepsTo(walk, goal) : stepsThrough(walk, goal);
  return planPath(walk, { name: goal, steps });
}

/** Plans a path before its page is open, because a walk replaces `fetch` and empties the cache. */
export const planPath = async (walk: Walk, path: Path): Promise<Plan> => ({
  walk,
  entry: await planEntry(walk),
  steps: await planSteps(walk, path.steps),
});

/** The steps to a child flow, at any depth: on a path that gives it the input of its cases, if there is one. */
async function planEntry({ flow, cases: { input }, within }: Walk): Promise<readonly PlannedStep[]> {
  if (!within) return [];
  const around = await walkOf(within.flow.id);
  const [name = ''] = Object.entries(around.flow.actors).find(([, bound]) => bound === flow) ?? [];
  const isShown = (state: AnyMachineSnapshot) => activeLeaves(state).includes(within.leaf);
  const isGiven = (state: AnyMachineSnapshot) =>
    isShown(state) && isEqual(state.children[name]?.getSnapshot().input, input);
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
  const steps = shortest(walk, ({ status, output }) => status === 'done' && isEqual(output, wanted));
  const given = await withInput(walk, steps, from.children[outcome.actor]?.getSnapshot().input);
  return planSteps(walk, withoutCached(given, earlier));
}

/** A read that the parent has sent is answered by the cache: the child flow is in the next state at once. */
function withoutCached(steps: readonly Step[], earlier: readonly Step[]): readonly Step[] {
  const isCached = ({ outcome }: Step) =>
    outcome?.wire?.request.method === 'GET' &&
    earlier.some((step) => isEqual(step.outcome?.wire, outcome.wire));
  const sent: Step[] = [];
  for (const step of steps) {
    const before = isCached(step) ? sent.pop() : undefined;
    sent.push(before ? { ...before, to: step.to } : step);
  }
  return sent;
}

/** The steps for an input that differs from the input of the flow's cases: the calls send other requests. */
async function withInput({ flow, cases }: Walk, steps: readonly Step[], input: unknown) {
  if (isEqual(input, cases.input)) return steps;
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
