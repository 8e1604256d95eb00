import type { EventObject } from 'xstate';
import type { Call } from '#flows/engine/chart-types.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { isFlow } from '#flows/engine/define-flow.ts';
import type { Answer, AnyCases, CallCases } from './cases.ts';
import { refusalsOf } from './refusals.ts';

/** A call as the wire saw it. */
export interface WireRequest {
  readonly method: string;
  /** Path with its query, without origin. */
  readonly path: string;
}

/** Runs something while every call it makes gets the same answer, and tells what was asked for. */
export type AnswerAll = <T>(
  answer: Answer,
  run: () => Promise<T>,
) => Promise<{ readonly result: PromiseSettledResult<T>; readonly request: WireRequest }>;

/** One way for an invoked actor to end, as the chart hears of it. */
export interface Outcome {
  readonly actor: string;
  /** The case's name, for people. */
  readonly name: string;
  readonly event: EventObject;
  readonly wire: { readonly answer: Answer; readonly request: WireRequest } | null;
}

/** How any call can end without an answer. */
export const silences = { lost: 'lost', late: 'late' } as const satisfies Record<string, Answer>;

/** Every answer to a call, by name. */
export const answersTo = (cases: CallCases): Readonly<Record<string, Answer>> => ({
  ...cases.done,
  ...refusalsOf(cases),
  ...cases.failed,
  ...silences,
});

/** Every outcome of an actor for an input: of a call by feeding its cases through the live call. */
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
