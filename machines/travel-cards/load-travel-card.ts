import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf, isOutcomeUnknown } from '#domain/errors/api-error.ts';
import { type Settled, settledBy } from '#domain/site/settled.ts';
import { type CardPolicy, countsAsNoPolicies, getsAutomaticCard } from '#domain/travel-cards/card-policy.ts';
import type { CardWithPdf } from '#domain/travel-cards/travel-card.ts';

/** The cards of one policy, with the policy. */
export interface LoadedCards {
  readonly cards: readonly CardWithPdf[];
  /** Null if it is not the visitor's own, or could not be loaded. */
  readonly policy: CardPolicy | null;
  readonly policyError: ApiError | null;
}

/** Loads one policy and its cards (B2.103). */
export const loadTravelCard = setup({
  types: {
    context: {} as {
      forsikringsnummer: string;
      /** Null until the call has ended. */
      cards: Settled<readonly CardWithPdf[]> | null;
      /** Null until the call has ended; its value is null if the policy is not the visitor's own. */
      policy: Settled<CardPolicy | null> | null;
      /** Creating the card failed. */
      error: ApiError | null;
    },
    events: {} as { type: 'retried' },
    input: {} as { forsikringsnummer: string },
    output: {} as LoadedCards,
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
  },
  actors: {
    cards: {} as PromiseActorLogic<readonly CardWithPdf[], string>,
    policy: {} as PromiseActorLogic<CardPolicy | null, string>,
    createCard: {} as PromiseActorLogic<readonly CardWithPdf[], CardPolicy | null>,
  },
  guards: {
    cardsFailed: ({ context: { cards } }) => cards !== null && cards.error !== null,
    isSettled: ({ context: { cards, policy } }) => cards !== null && policy !== null,
    hasCards: ({ context: { cards } }) => cards?.value?.length !== 0,
    policyFailed: ({ context: { policy } }) =>
      policy !== null && policy.error !== null && !countsAsNoPolicies(policy.error),
    getsAutomaticCard: ({ context: { policy } }) => getsAutomaticCard(policy?.value ?? null),
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
  },
  actions: {
    settle: assign(({ context, event }) => settledBy(event, context)),
    keepError: assign({ error: ({ event }) => errorOf(event) }),
  },
}).createMachine({
  id: 'load-travel-card',
  description: 'Loads the cards of one policy, and creates a missing card for some products.',
  context: ({ input }) => ({ ...input, cards: null, policy: null, error: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the cards and the policy in parallel.',
      tags: 'waiting',
      entry: assign({ cards: null, policy: null }),
      invoke: [
        {
          id: 'cards',
          src: 'cards',
          input: ({ context }) => context.forsikringsnummer,
          onDone: { actions: 'settle' },
          onError: { actions: 'settle' },
        },
        {
          id: 'policy',
          src: 'policy',
          input: ({ context }) => context.forsikringsnummer,
          onDone: { actions: 'settle' },
          onError: { actions: 'settle' },
        },
      ],
      always: [
        { guard: 'cardsFailed', target: 'unavailable' },
        { guard: 'isSettled', target: 'deciding' },
      ],
    },
    deciding: {
      description:
        'Cards are shown even without the policy. Without a card, the policy decides whether one is created.',
      always: [
        { guard: 'hasCards', target: 'loaded' },
        { guard: 'policyFailed', target: 'unavailable' },
        { guard: 'getsAutomaticCard', target: 'creating' },
        { target: 'loaded' },
      ],
    },
    unavailable: {
      description: 'The cards or the policy could not be loaded (B8.34).',
      tags: 'failure',
      on: { retried: 'loading' },
    },
    creating: {
      description: "Creating the visitor's card.",
      tags: ['waiting', 'unsaved'],
      invoke: {
        id: 'createCard',
        src: 'createCard',
        input: ({ context }) => context.policy?.value ?? null,
        onDone: {
          target: 'loaded',
          actions: assign({ cards: ({ event }) => ({ value: event.output, error: null }) }),
        },
        onError: [
          { guard: 'isOutcomeUnknown', target: 'notCreated.unknown', actions: 'keepError' },
          { target: 'notCreated.failed', actions: 'keepError' },
        ],
      },
    },
    notCreated: {
      description: 'There is no card to show.',
      initial: 'failed',
      // The card may exist, so a retry loads the cards first.
      on: { retried: 'loading' },
      states: {
        failed: { description: 'The card was not created (B8.31).', tags: 'failure' },
        unknown: {
          description: 'No readable response: the card may have been created.',
          tags: ['failure', 'unknown'],
        },
      },
    },
    loaded: {
      description: 'Loading has ended; there may be no card, and no policy.',
      type: 'final',
    },
  },
  output: ({ context: { cards, policy } }) => ({
    cards: cards?.value ?? [],
    policy: policy?.value ?? null,
    policyError: policy?.error ?? null,
  }),
});
