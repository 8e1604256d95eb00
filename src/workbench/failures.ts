import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { type ApiError, apiError } from '#domain/errors/api-error.ts';
import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';
import { activeNodes } from '#flows/engine/leaves.ts';
import { connectionError, serverError, timeoutError } from '#flows/engine/simulate.ts';
import type { AnyCases, CallCases, WireResponse } from '#flows/engine/walk/cases.ts';
import { refusalsOf } from '#flows/engine/walk/refusals.ts';

const isPending = (actor: AnyActorRef | undefined) => actor?.getSnapshot().status === 'active';

/** The calls that the chart is waiting for: the id in their events, and their name. */
export const pendingCalls = (flow: AnyFlow, snapshot: AnyMachineSnapshot) =>
  snapshot.status === 'active'
    ? activeNodes(snapshot)
        .flatMap((node) => node.invoke)
        .map(({ id, src }) => ({ id, name: String(src) }))
        // A call of the root that has ended stays among the children.
        .filter(({ id, name }) => !isFlow(flow.actors[name]) && isPending(snapshot.children[id]))
    : [];

/** A response that the client can only report as an error. */
const isError = (response: WireResponse) => typeof response === 'string' || response.status >= 400;

/**
 * The failures of a call, by name: those of any call, each refusal in the catalogue, and each error response of the cases.
 */
export function failuresOf(cases: AnyCases, call: string): ReadonlyMap<string, ApiError> {
  const callCases = cases.actors[call] as CallCases;
  const failed = Object.entries(callCases.failed).filter(([, response]) => isError(response));
  const errors = [...Object.entries(refusalsOf(callCases)), ...failed];
  return new Map([
    ['500', serverError(500)],
    ['time-out', timeoutError()],
    ['lost', connectionError()],
    ...errors.map(([name, response]) => [name, refusal(response)] as const),
  ]);
}

/** The other responses of a call's cases, by name: the call must parse them. */
export function responsesOf(cases: AnyCases, call: string): ReadonlyMap<string, WireResponse> {
  const { done, failed } = cases.actors[call] as CallCases;
  const unread = Object.entries(failed).filter(([, response]) => !isError(response));
  return new Map([...Object.entries(done), ...unread]);
}

/** The error that the client reports for the response. The status fills in fields that the body lacks. */
function refusal(response: WireResponse): ApiError {
  if (typeof response === 'string') return response === 'late' ? timeoutError() : connectionError();
  const { status, body } = response;
  const said = typeof body === 'object' && body !== null ? body : {};
  return apiError({ status, code: String(status), message: 'simulated failure', ...said });
}
