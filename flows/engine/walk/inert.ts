import { type AnyStateMachine, fromPromise } from 'xstate';
import type { AnyFlow } from '#flows/engine/define-flow.ts';

/** The flow's chart with actors that never end: the walk sends the events of their ends. */
export function inertChart(flow: AnyFlow): AnyStateMachine {
  const silent = fromPromise(() => new Promise<never>(() => {}));
  return flow.machine.provide({
    actors: Object.fromEntries(Object.keys(flow.actors).map((name) => [name, silent])),
  });
}
