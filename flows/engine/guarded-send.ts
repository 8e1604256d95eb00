import type { AnyActorRef, EventObject } from 'xstate';
import { dataState, listensTo } from './leaves.ts';

/** An event that no active state knows. */
export interface UnknownEvent {
  readonly flow: string;
  readonly state: string;
  readonly event: string;
}

/**
 * The `send` of a screen. An event that the present state does not take is dropped. If no active state knows it, and no
 * call is running, the screen does not match the chart.
 */
export const guardedSend =
  (flow: string, actor: AnyActorRef, onUnknownEvent?: (event: UnknownEvent) => void) =>
  (event: EventObject): void => {
    const snapshot = actor.getSnapshot();
    if (snapshot.can(event)) {
      actor.send(event);
    } else if (snapshot.status === 'active' && !snapshot.hasTag('waiting') && !listensTo(snapshot, event)) {
      onUnknownEvent?.({ flow, state: dataState(snapshot), event: event.type });
    }
  };
