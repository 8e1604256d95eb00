import type { AnyActorRef } from 'xstate';
import { type ApiError, apiError, ownCodes } from '#domain/errors/api-error.ts';

/** An error response, in the form that the API client throws. */
export const serverError = (status: number, code = String(status)): ApiError =>
  apiError({ status, code, message: 'simulated failure' });

export const timeoutError = (): ApiError =>
  apiError({ code: ownCodes.timeout, message: 'simulated failure' });

export const connectionError = (): ApiError =>
  apiError({ code: ownCodes.network, message: 'simulated failure' });

/**
 * Makes a pending call fail, by sending the event of its failure. Returns false if the chart is not waiting for the
 * call; an unexpected event would stop the actor.
 */
export function simulate(actor: AnyActorRef, call: string, error: ApiError): boolean {
  const event = { type: `xstate.error.actor.${call}`, error };
  if (!actor.getSnapshot().can(event)) return false;
  actor.send(event);
  return true;
}
