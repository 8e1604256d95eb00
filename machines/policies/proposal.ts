import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import { refusalIn } from '#domain/errors/refusals.ts';
import { proposalRefusals } from '#domain/policies/document-errors.ts';
import type { Offer, OfferKey, Proposals } from '#domain/policies/proposals.ts';
import type { TermsLink } from '#domain/policies/terms.ts';
import type { SiteLink } from '#domain/site/site-link.ts';

interface ProposalInput {
  readonly overview: SiteLink;
  readonly feedback: SiteLink;
  /** Customer service, for customers without an adviser. */
  readonly phone: string;
  readonly offerKey: OfferKey;
}

/** An offer, with the adviser and the variant that the request for the terms needs. */
export interface OpenedOffer extends Pick<Proposals, 'radgiver'> {
  readonly offer: Offer & { readonly variantId?: string | null | undefined };
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
    loadOffer: {} as PromiseActorLogic<OpenedOffer | null, OfferKey>,
    loadTerms: {} as PromiseActorLogic<readonly TermsLink[], OpenedOffer | null>,
  },
  guards: {
    isMissing: (_, { opened }: { opened: OpenedOffer | null }) => opened === null,
    isNotFound: ({ event }) => refusalIn(proposalRefusals, errorOf(event)) === 'notFound',
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) },
}).createMachine({
  id: 'proposal',
  description: "One policy of the adviser's proposal.",
  context: ({ input }) => ({ ...input, opened: null, terms: [], error: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the proposal, and looking for the policy in it.',
      tags: 'waiting',
      invoke: {
        id: 'loadOffer',
        src: 'loadOffer',
        input: ({ context }) => context.offerKey,
        onDone: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ opened: event.output }) },
            target: 'notFound',
          },
          { target: 'shown', actions: assign({ opened: ({ event }) => event.output }) },
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
    notFound: { description: 'The proposal has no such policy, or does not exist (B8.40).' },
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
