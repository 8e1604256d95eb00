import type { AnyStateMachine, ContextFrom, EventFrom, InputFrom, OutputFrom } from 'xstate';
import type { ActorsOf } from '#flows/engine/chart-types.ts';
import type { Flow } from '#flows/engine/define-flow.ts';
import type { Operation, RefusalOf } from './catalogue.ts';

/**
 * The response to a request, or the reason why there is none. 'lost': the connection fails; 'late': the time-out fires
 * first. Both reasons are walked for every call and need no case.
 */
export type WireResponse =
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      /** Sent as JSON. */
      readonly body?: unknown;
      /** Sent as it is, in place of a body: a response that is no JSON. */
      readonly text?: string;
    }
  | 'lost'
  | 'late';

/** The responses to one call, with a name for each. */
export type CallCases = { [Call in Operation]: CasesOfCall<Call> }[Operation];

type CasesOfCall<Call extends Operation> = {
  /** The call's name in the contract and in the error catalogue. */
  readonly operation: Call;
  readonly done: Readonly<Record<string, WireResponse>>;
  /** Failures that the error catalogue has no name for. */
  readonly failed: Readonly<Record<string, WireResponse>>;
  /** Responses that replace those of `refusalsOf`. */
  readonly refused?: { readonly [Refusal in RefusalOf<Call>]?: WireResponse };
};

type CasesOfActor<Logic> = Logic extends AnyStateMachine
  ? Readonly<Record<string, OutputFrom<Logic>>>
  : CallCases;

type Payload<Event, Type> = Event extends { type: Type } ? Omit<Event, 'type'> : never;

/** The test data of a chart. A new event or actor does not compile until it has cases. */
export interface Cases<M extends AnyStateMachine> {
  readonly input: InputFrom<M>;
  /** The payloads of each event; none for events that only occur in moves. */
  readonly events: { readonly [T in EventFrom<M>['type']]: readonly Payload<EventFrom<M>, T>[] };
  /** By actor: the responses of a call, or the outputs of a child flow. */
  readonly actors: { readonly [K in keyof ActorsOf<M>]: CasesOfActor<ActorsOf<M>[K]> };
  /** Several events as one step, so that a form is filled in a few ways and not in every combination of its fields. */
  readonly moves?: Readonly<Record<string, readonly EventFrom<M>[]>>;
  /** Child flows that only the visitor can end. While a dialog covers the page, they cannot end. */
  readonly endedByVisitor?: readonly (keyof ActorsOf<M>)[];
  /** The part of the context that makes two situations of one state differ. */
  readonly matters: (context: ContextFrom<M>) => unknown;
}

export interface AnyCases {
  readonly input: unknown;
  readonly events: Readonly<Record<string, readonly object[]>>;
  readonly actors: Readonly<Record<string, unknown>>;
  readonly moves?: Readonly<Record<string, readonly { readonly type: string }[]>>;
  readonly endedByVisitor?: readonly string[];
  readonly matters: (context: never) => unknown;
}

export const defineCases = <M extends AnyStateMachine>(_flow: Flow<M>, cases: NoInfer<Cases<M>>): Cases<M> =>
  cases;

/** The events of a move that fills in a form with these values. */
export const changesOf = <Form extends object>(form: Form) =>
  (Object.keys(form) as (keyof Form)[]).map(
    (field) => ({ type: 'field.changed', field, value: form[field] }) as const,
  );
