import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import { refusalIn } from '#domain/errors/refusals.ts';
import { proposalRefusals } from '#domain/policies/document-errors.ts';
import type { Proposals } from '#domain/policies/proposals.ts';
import type { SiteLink } from '#domain/site/site-link.ts';

interface ProposalsInput {
  readonly overview: SiteLink;
  readonly feedback: SiteLink;
  /** Customer service, for customers without an adviser. */
  readonly phone: string;
}

/** The adviser's proposal to the customer (B1.4, B2.15, B2.75 to B2.77). */
export const proposals = setup({
  types: {
    context: {} as ProposalsInput & { proposals: Proposals | null; error: ApiError | null },
    events: {} as { type: 'monthly.chosen' } | { type: 'yearly.chosen' } | { type: 'retried' },
    input: {} as ProposalsInput,
    tags: {} as 'waiting' | 'failure',
    meta: {} as { address: '/tilbud' },
  },
  actors: {
    loadProposals: {} as PromiseActorLogic<Proposals>,
  },
  guards: {
    isEmpty: (_, { tilbudList }: Proposals) => tilbudList.length === 0,
    isNotFound: ({ event }) => refusalIn(proposalRefusals, errorOf(event)) === 'notFound',
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) },
}).createMachine({
  id: 'proposals',
  description: "The adviser's proposal, with a price for each policy and in total.",
  context: ({ input }) => ({ ...input, proposals: null, error: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the proposal.',
      tags: 'waiting',
      invoke: {
        id: 'loadProposals',
        src: 'loadProposals',
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'notFound' },
          { target: 'shown', actions: assign({ proposals: ({ event }) => event.output }) },
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
    shown: {
      description: 'The policies of the proposal, with their prices.',
      meta: { address: '/tilbud' },
      initial: 'monthly',
      states: {
        monthly: { description: 'Prices per month.', on: { 'yearly.chosen': 'yearly' } },
        yearly: { description: 'Prices per year.', on: { 'monthly.chosen': 'monthly' } },
      },
    },
  },
});
