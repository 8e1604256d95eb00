import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import type { Givers } from '#domain/sharing/insight.ts';

/** The persons who have given the customer insight; only they can take it back (B2.93, C3.10). */
export const receivedInsight = setup({
  types: {
    context: {} as { givers: Givers; error: ApiError | null },
    events: {} as { type: 'retried' },
    tags: {} as 'waiting' | 'failure',
  },
  actors: { listGivers: {} as PromiseActorLogic<Givers> },
}).createMachine({
  id: 'received-insight',
  description: 'The persons who have given the customer insight.',
  context: { givers: { list: [], isPartial: false }, error: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the list.',
      tags: 'waiting',
      invoke: {
        id: 'listGivers',
        src: 'listGivers',
        onDone: { target: 'listed', actions: assign({ givers: ({ event }) => event.output }) },
        onError: { target: 'unavailable', actions: assign({ error: ({ event }) => errorOf(event) }) },
      },
    },
    unavailable: {
      description: 'The list could not be loaded (B8.22).',
      tags: 'failure',
      on: { retried: 'loading' },
    },
    listed: { description: 'The list is shown.' },
  },
});
