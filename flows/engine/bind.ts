import type { AnyStateMachine } from 'xstate';
import type { Call } from './chart-types.ts';
import { type AnyFlow, isFlow } from './define-flow.ts';
import { request } from './request.ts';

/** The flow's chart with its live calls and child flows in place of what it only declares. */
export function bind(flow: AnyFlow): AnyStateMachine {
  const actors = Object.entries(flow.actors).map(([name, actor]) => [
    name,
    isFlow(actor) ? bind(actor) : request(actor as Call<unknown, unknown>),
  ]);
  return flow.machine.provide({ actors: Object.fromEntries(actors) });
}
