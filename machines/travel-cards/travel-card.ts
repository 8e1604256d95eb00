import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { type ApiError, errorOf, outcomeUnknown } from '#domain/errors/api-error.ts';
import type { Exit } from '#domain/site/exit.ts';
import { type Settled, settledBy } from '#domain/site/settled.ts';
import type { CardPageEnd, CardSite } from '#domain/travel-cards/card-page.ts';
import { type CardPolicy, hasNoPolicies, makesCard } from '#domain/travel-cards/card-policy.ts';
import type { ShownCard } from '#domain/travel-cards/travel-card.ts';
import type { directAccess } from '#machines/arriving/direct-access.ts';
import type { shownTravelCard } from './shown-travel-card.ts';

interface Given {
  readonly site: CardSite & {
    /** Numbers of the banks that may block direct access (A4.10). */
    readonly mayBlock: readonly string[];
  };
  readonly forsikringsnummer: string;
  readonly today: IsoDate;
}

/** The page of the travel cards of one policy (B2.14); some products get a card when there is none (B2.103). */
export const travelCard = setup({
  types: {
    context: {} as Given & {
      /** Null until the call has ended. */
      cards: Settled<readonly ShownCard[]> | null;
      /** Null until the call has ended; its value is null if the policy is not the visitor's own. */
      policy: Settled<CardPolicy | null> | null;
      /** Creating the card failed. */
      error: ApiError | null;
    },
    events: {} as { type: 'retried' },
    input: {} as Given,
    output: {} as Exit,
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
  },
  actors: {
    directAccess: {} as typeof directAccess,
    cards: {} as PromiseActorLogic<readonly ShownCard[], string>,
    policy: {} as PromiseActorLogic<CardPolicy | null, string>,
    createCard: {} as PromiseActorLogic<readonly ShownCard[], CardPolicy | null>,
    shownTravelCard: {} as typeof shownTravelCard,
  },
  guards: {
    cardsFailed: ({ context: { cards } }) => cards !== null && cards.error !== null,
    isSettled: ({ context: { cards, policy } }) => cards !== null && policy !== null,
    hasCards: ({ context: { cards } }) => cards?.value?.length !== 0,
    policyFailed: ({ context: { policy } }) =>
      policy !== null && policy.error !== null && !hasNoPolicies(policy.error),
    makesCard: ({ context: { policy } }) => makesCard(policy?.value ?? null),
    outcomeUnknown: ({ event }) => outcomeUnknown(errorOf(event)),
    isDeleted: (_, { end }: { end: CardPageEnd }) => end === 'deleted',
  },
  actions: {
    settle: assign(({ context, event }) => settledBy(event, context)),
    keepError: assign({ error: ({ event }) => errorOf(event) }),
  },
}).createMachine({
  id: 'travel-card',
  description: 'The travel cards of one policy: loaded, created if there is none, and shown.',
  context: ({ input }) => ({ ...input, cards: null, policy: null, error: null }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Whether the bank lets the customer in, in a flow of its own.',
      invoke: {
        id: 'directAccess',
        src: 'directAccess',
        input: ({ context }) => ({ mayBlock: context.site.mayBlock }),
        onDone: 'loading',
      },
    },
    loading: {
      description: 'Loading the cards, and the policy, side by side.',
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
      description: 'Without the policy the cards are shown all the same; without a card it decides.',
      always: [
        { guard: 'hasCards', target: 'shown' },
        { guard: 'policyFailed', target: 'unavailable' },
        { guard: 'makesCard', target: 'creating' },
        { target: 'absent' },
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
          target: 'created',
          actions: assign({ cards: ({ event }) => ({ value: event.output, error: null }) }),
        },
        onError: [
          { guard: 'outcomeUnknown', target: 'notCreated.unknown', actions: 'keepError' },
          { target: 'notCreated.failed', actions: 'keepError' },
        ],
      },
    },
    created: {
      description: 'The response has the new card; another policy has none to show.',
      always: [{ guard: 'hasCards', target: 'shown' }, { target: 'absent' }],
    },
    notCreated: {
      description: 'There is no card to show.',
      initial: 'failed',
      // The card may exist all the same, so a retry looks first.
      on: { retried: 'loading' },
      states: {
        failed: { description: 'The card was not created (B8.31).', tags: 'failure' },
        unknown: {
          description: 'No readable response: the card may have been created.',
          tags: ['failure', 'unknown'],
        },
      },
    },
    absent: { description: 'The policy has no card that the visitor may see.' },
    shown: {
      description: 'The cards are shown, in a flow of its own.',
      invoke: {
        id: 'shownTravelCard',
        src: 'shownTravelCard',
        input: ({ context: { site, forsikringsnummer, today, cards, policy } }) => ({
          site,
          forsikringsnummer,
          today,
          cards: cards?.value ?? [],
          policy: policy?.value ?? null,
        }),
        onDone: [
          { guard: { type: 'isDeleted', params: ({ event }) => ({ end: event.output }) }, target: 'home' },
          { target: 'absent' },
        ],
      },
    },
    home: {
      description: 'A card is deleted, and the visitor is at home (B4.25).',
      type: 'final',
      output: { to: '/' } satisfies Exit,
    },
  },
  output: ({ event }) => event.output as Exit,
});
