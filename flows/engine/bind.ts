import { type AnyStateMachine, fromPromise } from 'xstate';
import type { Call } from './chart-types.ts';
import { type AnyFlow, isFlow } from './define-flow.ts';

/**
 * The flow's chart with its live calls and child flows instead of the declared actors. When the chart
 * leaves the state that invokes a call, the call's signal is aborted; only writes and downloads use it. XState ignores a
 * result that arrives afterwards.
 */
export function bind(flow: AnyFlow): AnyStateMachine {
  const actors = Object.entries(flow.actors).map(([name, actor]) => [
    name,
    isFlow(actor) ? bind(actor) : fromPromise(actor as Call<unknown, unknown>),
  ]);
  return flow.machine.provide({ actors: Object.fromEntries(actors) });
}
