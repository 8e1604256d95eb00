import { assign, type PromiseActorLogic, type StateMachine, setup } from 'xstate';
import { toApiError } from '#domain/errors/api-error.ts';
import type { Settled } from '#domain/site/settled.ts';

/** One thing that a page shows a part of; the page goes on without it where it is not to be had. */
export const source = setup({
  types: {
    context: {} as { asked: unknown; settled: Settled<unknown> | null },
    input: {} as { asked: unknown },
    output: {} as Settled<unknown> | null,
    tags: {} as 'waiting',
  },
  actors: {
    load: {} as PromiseActorLogic<unknown, { asked: unknown }>,
  },
}).createMachine({
  id: 'source',
  description: 'One thing that a page shows a part of.',
  context: ({ input: { asked } }) => ({ asked, settled: null }),
  initial: 'asking',
  states: {
    asking: {
      description: 'It is on its way.',
      tags: 'waiting',
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { asked } }) => ({ asked }),
        onDone: {
          target: 'there',
          actions: assign({ settled: ({ event }) => ({ value: event.output, error: null }) }),
        },
        onError: {
          target: 'missing',
          actions: assign({ settled: ({ event }) => ({ value: null, error: toApiError(event.error) }) }),
        },
      },
    },
    there: { description: 'It is there.', type: 'final' },
    missing: { description: 'It is not to be had.', type: 'final' },
  },
  output: ({ context }) => context.settled,
});

type Retyped<M, In, Out> =
  M extends StateMachine<
    infer Context,
    infer Event,
    infer Children,
    infer Actor,
    infer Action,
    infer Guard,
    infer Delay,
    infer Value,
    infer Tag,
    infer _Input,
    infer _Output,
    infer Emitted,
    infer Meta,
    infer Schema
  >
    ? StateMachine<
        Context,
        Event,
        Children,
        Actor,
        Action,
        Guard,
        Delay,
        Value,
        Tag,
        In,
        Out,
        Emitted,
        Meta,
        Schema
      >
    : never;

/** The same chart for what is asked for and comes. */
export type SourceOf<T, Asked = null> = Retyped<typeof source, { asked: Asked }, Settled<T>>;
