import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import { refusalIn } from '#domain/errors/refusals.ts';
import { proposalRefusals } from '#domain/policies/document-errors.ts';
import type { Proposals } from '#domain/policies/proposals.ts';
import type { SiteLink } from '#domain/site/site-link.ts';

interface LoadProposalsInput {
  readonly overview: SiteLink;
}

/** Runs before both pages of the adviser's proposal. */
export const loadProposals = setup({
  types: {
    context: {} as LoadProposalsInput & { proposals: Proposals | null; error: ApiError | null },
    events: {} as { type: 'retried' },
    input: {} as LoadProposalsInput,
    output: {} as Proposals,
    tags: {} as 'waiting' | 'failure',
  },
  actors: { listProposals: {} as PromiseActorLogic<Proposals> },
  guards: {
    isEmpty: (_, { tilbudList }: Proposals) => tilbudList.length === 0,
    isNotFound: ({ event }) => refusalIn(proposalRefusals, errorOf(event)) === 'notFound',
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) },
}).createMachine({
  id: 'load-proposals',
  description: "Loads the adviser's proposal.",
  context: ({ input }) => ({ ...input, proposals: null, error: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the proposal.',
      tags: 'waiting',
      invoke: {
        id: 'listProposals',
        src: 'listProposals',
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'notFound' },
          { target: 'loaded', actions: assign({ proposals: ({ event }) => event.output }) },
        ],
        onError: [
          { guard: 'isNotFound', target: 'notFound', actions: 'keepError' },
          { target: 'unavailable', actions: 'keepError' },
        ],
      },
    },
    unavailable: {
      description: 'The proposal could not be loaded.',
      tags: 'failure',
      on: { retried: 'loading' },
    },
    notFound: { description: 'There is no proposal, or it has no policies (B8.40).' },
    loaded: {
      description: 'The proposal has at least one policy.',
      type: 'final',
      output: ({ context }) => context.proposals,
    },
  },
  output: ({ event }) => event.output as Proposals,
});
