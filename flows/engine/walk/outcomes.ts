import type { EventObject } from 'xstate';
import type { Call } from '#flows/engine/chart-types.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { isFlow } from '#flows/engine/define-flow.ts';
import type { Answer, AnyCases, CallCases } from './cases.ts';
import { refusalsOf } from './refusals.ts';

/** The request of a call. */
export interface WireRequest {
  readonly method: string;
  /** The path, without origin and query. */
  readonly path: string;
}

/** Runs a function with the same response to all its requests. Returns its result and its first request. */
export type AnswerAll = <T>(
  answer: Answer,
  run: () => Promise<T>,
) => Promise<{ readonly result: PromiseSettledResult<T>; readonly request: WireRequest }>;

/** One way for an invoked actor to end, as the event that the chart receives. */
export interface Outcome {
  readonly actor: string;
  /** The name of the case. */
  readonly name: string;
  readonly event: EventObject;
  readonly wire: { readonly answer: Answer; readonly request: WireRequest } | null;
}

/** The ways in which any call can end without a response. */
export const withoutResponse = { lost: 'lost', late: 'late' } as const satisfies Record<string, Answer>;

/** Every response to a call, by name. */
export const answersTo = (cases: CallCases): Readonly<Record<string, Answer>> => ({
  ...cases.done,
  ...refusalsOf(cases),
  ...cases.failed,
  ...withoutResponse,
});

/** Every outcome of an actor for an input. For a call, the flow's real call parses each response. */
export async function outcomesOf(
  flow: AnyFlow,
  cases: AnyCases,
  actor: string,
  input: unknown,
  answerAll: AnswerAll,
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
  const call = bound as Call<unknown, unknown>;
  const callCases = cases.actors[actor] as CallCases;
  const outcomes: Outcome[] = [];
  for (const [name, answer] of Object.entries(answersTo(callCases))) {
    const { signal } = new AbortController();
    const { result, request } = await answerAll(answer, () => call({ input, signal }));
    const event =
      result.status === 'fulfilled'
        ? { type: `xstate.done.actor.${actor}`, output: result.value }
        : { type: `xstate.error.actor.${actor}`, error: result.reason };
    outcomes.push({ actor, name, event, wire: { answer, request } });
  }
  return outcomes;
}
