import { type AnyMachineSnapshot, transition } from 'xstate';
import { inertChart } from '#flows/engine/walk/inert.ts';
import { outcomeOf } from '#flows/engine/walk/outcomes.ts';
import type { Step, Walk } from '#flows/engine/walk/walk.ts';
import { respondToAll } from '#flows/engine/walk/wire.ts';
import { pathTo } from '#workbench/plan.ts';
import type { FlowRequest } from './requests.ts';

/** The way of a visitor whose write is lost: to the loss, and from there to the next success of the same write. */
interface LostWrite {
  readonly steps: readonly Step[];
  /** Whether the way ends with a success. False if the flow ends instead: the flow around it looks, and goes on. */
  readonly isSentAgain: boolean;
}

const isSuccess = (actor: string, { outcome }: Step): boolean =>
  outcome?.actor === actor &&
  typeof outcome.wire?.response === 'object' &&
  outcome.wire.response.status < 300;

/** The event of a response in a state: the step may come from another choice of the visitor. */
async function eventIn({ flow }: Walk, state: AnyMachineSnapshot, { outcome, event }: Step) {
  if (!outcome?.wire) return event;
  const { input } = state.children[outcome.actor]?.getSnapshot() ?? {};
  return (await outcomeOf(flow, outcome, outcome.wire.response, input, respondToAll)).event;
}

/** Finds the way by the chart; null if the chart has none. */
export async function lostWrite({ walk, actor }: FlowRequest): Promise<LostWrite | null> {
  const { situation } = walk;
  const stepsTo = ({ from }: Step) => pathTo(walk, from).steps.length;
  // The first situation of the write: in later ones, another choice may wait for its turn.
  const [lost] = walk.steps
    .filter(({ outcome }) => outcome?.actor === actor && outcome.name === 'lost')
    .sort((one, other) => stepsTo(one) - stepsTo(other));
  if (!lost) return null;
  const chart = inertChart(walk.flow);
  const entry = pathTo(walk, lost.from).steps;
  const from = entry.at(-1)?.to ?? walk.start;
  const [to] = transition(chart, from, lost.event);
  const start = [...entry, { ...lost, from, to }];
  if (to.status === 'done') return { steps: start, isSentAgain: false };
  // What the visitor did before comes first, so that the second payload is the first one.
  const usual = new Set(entry.map(({ event }) => JSON.stringify(event)));
  const isUsual = ({ event }: Step) => usual.has(JSON.stringify(event));
  const byHabit = (one: Step, other: Step) => Number(isUsual(other)) - Number(isUsual(one));
  const seen = new Set([situation(to)]);
  const queue: { readonly state: AnyMachineSnapshot; readonly steps: readonly Step[] }[] = [
    { state: to, steps: start },
  ];
  let ending: readonly Step[] | null = null;
  for (const { state, steps } of queue) {
    const next = walk.steps.filter((each) => situation(each.from) === situation(state)).sort(byHabit);
    for (const each of next) {
      const event = isSuccess(actor, each) ? await eventIn(walk, state, each) : each.event;
      const taken = { ...each, event, from: state, to: transition(chart, state, event)[0] };
      if (isSuccess(actor, each)) {
        const choice = steps.slice(start.length).findLast(({ outcome }) => outcome === null);
        if (!choice || isUsual(choice) || choice.event.type === 'retried')
          return { steps: [...steps, taken], isSentAgain: true };
      }
      const isBad = each.outcome?.wire && !isSuccess(each.outcome.actor, each);
      if (taken.to.status === 'done') ending ??= [...steps, taken];
      if (isBad || taken.to.status === 'done' || seen.has(situation(taken.to))) continue;
      seen.add(situation(taken.to));
      queue.push({ state: taken.to, steps: [...steps, taken] });
    }
  }
  return ending && { steps: ending, isSentAgain: false };
}
