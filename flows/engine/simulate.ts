import type { AnyActorRef } from 'xstate';
import { type ApiError, apiError, ownCodes } from '#domain/errors/api-error.ts';

/** Failures to simulate a call with, as the client would report them. */
export const serverError = (status: number, code = String(status)): ApiError =>
  apiError({ status, code, message: 'simulated failure' });

export const timeOut = (): ApiError => apiError({ code: ownCodes.timeout, message: 'simulated failure' });

export const connectionLost = (): ApiError =>
  apiError({ code: ownCodes.network, message: 'simulated failure' });

/**
 * Makes a call that is under way fail, by the event that its failure would be; false where the chart
 * is not waiting for it. Without that question a stray one would put the actor out of order.
 */
export function simulate(actor: AnyActorRef, call: string, error: ApiError): boolean {
  const event = { type: `xstate.error.actor.${call}`, error };
  if (!actor.getSnapshot().can(event)) return false;
  actor.send(event);
  return true;
}
