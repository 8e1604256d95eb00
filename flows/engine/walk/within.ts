import type { AnyStateMachine } from 'xstate';
import type { LeafOf } from '#flows/engine/chart-types.ts';
import type { AnyFlow, Flow } from '#flows/engine/define-flow.ts';

/** The place of a child flow: its parent, and the parent's leaf that shows it. */
export interface Within {
  readonly flow: AnyFlow;
  readonly leaf: string;
}

export const within = <M extends AnyStateMachine>(flow: Flow<M>, leaf: LeafOf<M>): Within => ({
  flow: flow as AnyFlow,
  leaf,
});
