import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import type { TermsLink } from '#domain/shared/terms.ts';
import type { Exit } from '#domain/site/exit.ts';
import type { Site } from '#domain/site/site.ts';
import { type CardPolicy, countsAsNoPolicies } from '#domain/travel-cards/card-policy.ts';
import type { LoadedCards, loadTravelCard } from './load-travel-card.ts';
import type { ShownCardsOutcome, shownTravelCard } from './shown-travel-card.ts';

interface TravelCardInput {
  readonly site: Pick<Site, 'alarmCentre' | 'claim'>;
  readonly forsikringsnummer: string;
  readonly today: IsoDate;
}

/** The page of the travel cards of one policy (B2.14). */
export const travelCard = setup({
  types: {
    context: {} as TravelCardInput &
      LoadedCards & {
        terms: readonly TermsLink[];
        termsError: ApiError | null;
      },
    events: {} as { type: 'retried' },
    input: {} as TravelCardInput,
    output: {} as Exit,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    loadTravelCard: {} as typeof loadTravelCard,
    shownTravelCard: {} as typeof shownTravelCard,
    loadPolicy: {} as PromiseActorLogic<CardPolicy | null, string>,
    loadTerms: {} as PromiseActorLogic<readonly TermsLink[], CardPolicy | null>,
  },
  guards: {
    isEmpty: (_, { cards }: LoadedCards) => cards.length === 0,
    isOwn: ({ context }) => context.policy !== null,
    policyFailed: ({ context: { policyError } }) => policyError !== null && !countsAsNoPolicies(policyError),
    isDeleted: (_, { outcome }: { outcome: ShownCardsOutcome }) => outcome === 'deleted',
  },
  actions: { keepLoaded: assign((_, loaded: LoadedCards) => loaded) },
}).createMachine({
  id: 'travel-card',
  description: 'The travel cards of one policy, with terms and damage report.',
  context: ({ input }) => ({
    ...input,
    cards: [],
    policy: null,
    policyError: null,
    terms: [],
    termsError: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the cards and the policy in a child flow.',
      invoke: {
        id: 'loadTravelCard',
        src: 'loadTravelCard',
        input: ({ context }) => ({ forsikringsnummer: context.forsikringsnummer }),
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'absent' },
          {
            target: 'deciding',
            actions: { type: 'keepLoaded', params: ({ event }) => event.output },
          },
        ],
      },
    },
    deciding: {
      description: 'Only the policyholder can share and delete cards and sees the terms (0026).',
      always: [
        { guard: 'isOwn', target: 'page' },
        { guard: 'policyFailed', target: 'cardsOnly.unavailable' },
        { target: 'cardsOnly.notPolicyholder' },
      ],
    },
    cardsOnly: {
      description: 'The cards are shown without buttons to share or delete them.',
      initial: 'notPolicyholder',
      states: {
        notPolicyholder: { description: "The policy is not the visitor's own." },
        unavailable: {
          description: 'The policy could not be loaded; the cards are shown without it.',
          tags: 'failure',
          on: { retried: 'loading' },
        },
        loading: {
          description: 'Loading the policy again.',
          tags: 'waiting',
          invoke: {
            id: 'loadPolicy',
            src: 'loadPolicy',
            input: ({ context }) => context.forsikringsnummer,
            onDone: {
              target: '#travel-card.deciding',
              actions: assign({ policy: ({ event }) => event.output, policyError: null }),
            },
            onError: {
              target: '#travel-card.deciding',
              actions: assign({ policyError: ({ event }) => errorOf(event) }),
            },
          },
        },
      },
    },
    absent: { description: 'The policy has no card that the visitor may see.' },
    page: {
      description: 'The cards, and the terms of their policy.',
      type: 'parallel',
      states: {
        cards: {
          description: 'The cards.',
          initial: 'shown',
          states: {
            shown: {
              description: 'A child flow shows the cards and their dialogs.',
              invoke: {
                id: 'shownTravelCard',
                src: 'shownTravelCard',
                input: ({ context: { site, forsikringsnummer, today, cards, policy } }) => ({
                  alarmCentre: site.alarmCentre,
                  forsikringsnummer,
                  today,
                  cards,
                  policy,
                }),
                onDone: [
                  {
                    guard: { type: 'isDeleted', params: ({ event }) => ({ outcome: event.output }) },
                    target: '#travel-card.home',
                  },
                  { target: '#travel-card.absent' },
                ],
              },
            },
          },
        },
        terms: {
          description: 'The terms; the period of the policy decides which ones apply (B2.102).',
          initial: 'loading',
          states: {
            loading: {
              description: 'Loading the list of documents.',
              tags: 'waiting',
              invoke: {
                id: 'loadTerms',
                src: 'loadTerms',
                input: ({ context }) => context.policy,
                onDone: { target: 'listed', actions: assign({ terms: ({ event }) => event.output }) },
                onError: {
                  target: 'unavailable',
                  actions: assign({ termsError: ({ event }) => errorOf(event) }),
                },
              },
            },
            listed: { description: 'The page lists the documents of the terms.' },
            unavailable: {
              description: 'The terms could not be loaded.',
              tags: 'failure',
              on: { retried: 'loading' },
            },
          },
        },
      },
    },
    home: {
      description: 'A card is deleted; the start page opens (B4.25).',
      type: 'final',
      output: { to: '/' } satisfies Exit,
    },
  },
  output: ({ event }) => event.output as Exit,
});
