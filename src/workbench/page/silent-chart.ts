import { type AnyStateMachine, fromPromise } from 'xstate';
import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';

/** The chart of a flow and of its child flows, with calls that never end: a tape has their results. */
export function silentChart(flow: AnyFlow): AnyStateMachine {
  const silent = fromPromise(() => new Promise<never>(() => {}));
  const actors = Object.entries(flow.actors).map(([name, actor]) => [
    name,
    isFlow(actor) ? silentChart(actor) : silent,
  ]);
  return flow.machine.provide({ actors: Object.fromEntries(actors) });
}
