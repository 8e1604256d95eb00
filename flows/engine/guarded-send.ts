import type { AnyActorRef, EventObject } from 'xstate';
import { urgently } from './interruptible.ts';
import { dataState, listensTo } from './leaves.ts';

/** An event for which no active state has a transition. */
export interface UnknownEvent {
  readonly flow: string;
  readonly state: string;
  readonly event: string;
}

/**
 * The `send` of a screen. An event that the present state does not take is dropped. It is also reported if no active state
 * has a transition for it and no call is running: then the screen does not match the chart. An event that only a guard
 * refuses is not reported.
 */
export const guardedSend =
  (flow: string, actor: AnyActorRef, onUnknownEvent?: (event: UnknownEvent) => void) =>
  (event: EventObject): void => {
    const snapshot = actor.getSnapshot();
    if (snapshot.can(event)) {
      urgently(() => actor.send(event));
    } else if (snapshot.status === 'active' && !snapshot.hasTag('waiting') && !listensTo(snapshot, event)) {
      onUnknownEvent?.({ flow, state: dataState(snapshot), event: event.type });
    }
  };
