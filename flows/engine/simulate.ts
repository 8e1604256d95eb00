import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import { type ApiError, apiError, ownCodes } from '#domain/errors/api-error.ts';

/** An error response, in the form that the API client throws. */
export const serverError = (status: number, code = String(status)): ApiError =>
  apiError({ status, code, message: 'simulated failure' });

export const timeoutError = (): ApiError =>
  apiError({ code: ownCodes.timeout, message: 'simulated failure' });

export const connectionError = (): ApiError =>
  apiError({ code: ownCodes.network, message: 'simulated failure' });

/**
 * Ends a pending call with the event of its result. Returns false if the chart is not waiting for the call; an unexpected
 * event would stop the actor.
 */
export function settle(actor: AnyActorRef, call: string, event: EventObject): boolean {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  if (!snapshot.can(event)) return false;
  actor.send(event);
  // A call of a state that stays active still runs: without this, its own result would follow.
  const running = snapshot.children[call];
  if (running?.getSnapshot().status === 'active') running.send({ type: 'xstate.stop' });
  return true;
}

/** Makes a pending call fail; returns whether it did. */
export const simulate = (actor: AnyActorRef, call: string, error: ApiError): boolean =>
  settle(actor, call, { type: `xstate.error.actor.${call}`, error } as EventObject);
