import type { AnyActorRef, EventObject } from 'xstate';
import { listensTo, stateName } from './leaves.ts';

/** An event that a screen sent and no active state knows. */
export interface UnknownEvent {
  readonly flow: string;
  readonly state: string;
  readonly event: string;
}

/**
 * What a screen sends through. An event that the present state does not take is dropped; if no active
 * state even knows it, and the customer is not simply waiting, screen and chart have drifted apart.
 */
export const guardedSend =
  (flow: string, actor: AnyActorRef, onUnknownEvent?: (event: UnknownEvent) => void) =>
  (event: EventObject): void => {
    const snapshot = actor.getSnapshot();
    if (snapshot.can(event)) {
      actor.send(event);
    } else if (snapshot.status === 'active' && !snapshot.hasTag('waiting') && !listensTo(snapshot, event)) {
      onUnknownEvent?.({ flow, state: stateName(snapshot), event: event.type });
    }
  };
