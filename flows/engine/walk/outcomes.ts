import type { EventObject } from 'xstate';
import type { Call } from '#flows/engine/chart-types.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { isFlow } from '#flows/engine/define-flow.ts';
import type { AnyCases, CallCases, WireResponse } from './cases.ts';
import { refusalsOf } from './refusals.ts';

/** The request of a call. */
export interface WireRequest {
  readonly method: string;
  /** The path, without origin and query. */
  readonly path: string;
}

/** Runs a function with the same response to all its requests. Returns its result and its first request. */
export type RespondToAll = <T>(
  response: WireResponse,
  run: () => Promise<T>,
) => Promise<{ readonly result: PromiseSettledResult<T>; readonly request: WireRequest }>;

/** One possible end of an invoked actor. */
export interface Outcome {
  readonly actor: string;
  /** The name of the case or refusal, or 'lost' or 'late'. */
  readonly name: string;
  /** The event that the chart receives. */
  readonly event: EventObject;
  /** Null for a child flow. */
  readonly wire: { readonly request: WireRequest; readonly response: WireResponse } | null;
}

/** The two ways in which any call can get no response. */
export const withoutResponse = { lost: 'lost', late: 'late' } as const satisfies Record<string, WireResponse>;

/** Every response to a call, by name. */
export const responsesTo = (cases: CallCases): Readonly<Record<string, WireResponse>> => ({
  ...cases.done,
  ...refusalsOf(cases),
  ...cases.failed,
  ...withoutResponse,
});

/** Every outcome of an actor for an input. */
export async function outcomesOf(
  flow: AnyFlow,
  cases: AnyCases,
  actor: string,
  input: unknown,
  respondToAll: RespondToAll,
): Promise<readonly Outcome[]> {
  const bound = flow.actors[actor];
  if (isFlow(bound)) {
    return Object.entries(cases.actors[actor] as Readonly<Record<string, unknown>>).map(([name, output]) => ({
      actor,
      name,
      event: { type: `xstate.done.actor.${actor}`, output } as EventObject,
      wire: null,
    }));
  }
  const callCases = cases.actors[actor] as CallCases;
  const outcomes: Outcome[] = [];
  for (const [name, response] of Object.entries(responsesTo(callCases)))
    outcomes.push(await outcomeOf(flow, { actor, name }, response, input, respondToAll));
  return outcomes;
}

/** The outcome of a call with a response: the flow's real call parses it. */
export async function outcomeOf(
  flow: AnyFlow,
  { actor, name }: Pick<Outcome, 'actor' | 'name'>,
  response: WireResponse,
  input: unknown,
  respondToAll: RespondToAll,
): Promise<Outcome> {
  const call = flow.actors[actor] as Call<unknown, unknown>;
  const { signal } = new AbortController();
  const { result, request } = await respondToAll(response, () => call({ input, signal }));
  const event =
    result.status === 'fulfilled'
      ? { type: `xstate.done.actor.${actor}`, output: result.value }
      : { type: `xstate.error.actor.${actor}`, error: result.reason };
  return { actor, name, event, wire: { request, response } };
}
