import { type AnyStateMachine, fromPromise } from 'xstate';
import type { Call } from './chart-types.ts';
import { type AnyFlow, isFlow } from './define-flow.ts';

/**
 * The flow's chart with its live calls and child flows instead of the declared actors. Leaving the state of a
 * call aborts its signal, which writes and downloads use. XState ignores the result of a call that ends later (A4.13).
 */
export function bind(flow: AnyFlow): AnyStateMachine {
  const actors = Object.entries(flow.actors).map(([name, actor]) => [
    name,
    isFlow(actor) ? bind(actor) : fromPromise(actor as Call<unknown, unknown>),
  ]);
  return flow.machine.provide({ actors: Object.fromEntries(actors) });
}
