import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import { type OfferKey, type OpenedOffer, openedOffer, type Proposals } from '#domain/policies/proposals.ts';
import type { TermsLink } from '#domain/shared/terms.ts';
import type { Site } from '#domain/site/site.ts';
import type { loadProposals } from './load-proposals.ts';

interface ProposalInput extends Pick<Site, 'overview' | 'feedback' | 'phone'> {
  readonly offerKey: OfferKey;
  /** The current date in Oslo. */
  readonly today: IsoDate;
}

/** One policy of the adviser's proposal (B2.16, B2.78). */
export const proposal = setup({
  types: {
    context: {} as ProposalInput & {
      /** Null until the policy is found in the proposal. */
      opened: OpenedOffer | null;
      terms: readonly TermsLink[];
      error: ApiError | null;
    },
    events: {} as { type: 'retried' },
    input: {} as ProposalInput,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    loadProposals: {} as typeof loadProposals,
    loadTerms: {} as PromiseActorLogic<readonly TermsLink[], OpenedOffer | null>,
  },
  guards: {
    hasPolicy: ({ context }, { output }: { output: Proposals | null }) =>
      output !== null && openedOffer(output, context.offerKey) !== null,
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) },
}).createMachine({
  id: 'proposal',
  description: "One policy of the adviser's proposal.",
  context: ({ input }) => ({ ...input, opened: null, terms: [], error: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'A child flow loads the proposal; the address names one of its policies.',
      invoke: {
        id: 'loadProposals',
        src: 'loadProposals',
        onDone: [
          {
            guard: { type: 'hasPolicy', params: ({ event }) => event },
            target: 'shown',
            actions: assign({
              opened: ({ context, event }) => event.output && openedOffer(event.output, context.offerKey),
            }),
          },
          { target: 'notFound' },
        ],
      },
    },
    notFound: { description: 'There is no proposal, or it has no such policy (B8.40).' },
    shown: {
      description: 'The page shows the policy with its price, and its terms when they are loaded.',
      initial: 'loadingTerms',
      states: {
        loadingTerms: {
          description: 'Loading the list of terms.',
          tags: 'waiting',
          invoke: {
            id: 'loadTerms',
            src: 'loadTerms',
            input: ({ context }) => context.opened,
            onDone: { target: 'complete', actions: assign({ terms: ({ event }) => event.output }) },
            onError: { target: 'termsFailed', actions: 'keepError' },
          },
        },
        termsFailed: {
          description: 'The list of terms could not be loaded.',
          tags: 'failure',
          on: { retried: 'loadingTerms' },
        },
        complete: { description: 'The page links to the terms, or says that there are none.' },
      },
    },
  },
});
