import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import { refusalIn } from '#domain/errors/refusals.ts';
import { proposalRefusals } from '#domain/policies/document-errors.ts';
import type { Proposals } from '#domain/policies/proposals.ts';

/** Runs before both pages of the adviser's proposal. */
export const loadProposals = setup({
  types: {
    context: {} as { proposals: Proposals | null; error: ApiError | null },
    events: {} as { type: 'retried' },
    /** Null if there is no proposal. */
    output: {} as Proposals | null,
    tags: {} as 'waiting' | 'failure',
  },
  actors: { listProposals: {} as PromiseActorLogic<Proposals> },
  guards: {
    isNotFound: ({ event }) => refusalIn(proposalRefusals, errorOf(event)) === 'notFound',
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) },
}).createMachine({
  id: 'load-proposals',
  description: "Loads the adviser's proposal.",
  context: { proposals: null, error: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the proposal.',
      tags: 'waiting',
      invoke: {
        id: 'listProposals',
        src: 'listProposals',
        onDone: { target: 'loaded', actions: assign({ proposals: ({ event }) => event.output }) },
        onError: [
          { guard: 'isNotFound', target: 'loaded' },
          { target: 'unavailable', actions: 'keepError' },
        ],
      },
    },
    unavailable: {
      description: 'The proposal could not be loaded.',
      tags: 'failure',
      on: { retried: 'loading' },
    },
    loaded: {
      description: 'Loading has ended; there may be no proposal, or one without policies.',
      type: 'final',
    },
  },
  output: ({ context }) => context.proposals,
});
