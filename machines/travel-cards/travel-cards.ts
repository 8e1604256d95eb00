import { assign, not, or, type PromiseActorLogic, setup, stateIn } from 'xstate';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { type ApiError, errorOf, isOutcomeUnknown } from '#domain/errors/api-error.ts';
import { addressPart } from '#domain/site/address-part.ts';
import type { Exit } from '#domain/site/exit.ts';
import type { Site } from '#domain/site/site.ts';
import { countsAsNoPolicies } from '#domain/travel-cards/card-policy.ts';
import type { AddTravelCardTyped } from '#domain/travel-cards/travel-card-forms.ts';
import {
  addGeneratedCards,
  type ListedCard,
  policiesMissingAutomaticCard,
  type TravelPolicy,
} from '#domain/travel-cards/travel-card-list.ts';
import type { AddedCardOutcome, addTravelCard } from './add-travel-card.ts';

interface TravelCardsInput extends Pick<Site, 'claim'> {
  readonly today: IsoDate;
  /** What the visitor typed in the dialog before the login, until the dialog closes. */
  readonly draft: AddTravelCardTyped | null;
}

/** The customer's travel cards (B1.6, B2.13, B2.101). */
export const travelCards = setup({
  types: {
    context: {} as TravelCardsInput & {
      cards: readonly ListedCard[];
      /** Null until they are loaded. They decide which cards are inactive and which are generated. */
      policies: readonly TravelPolicy[] | null;
      /** The policy number of a card that was added; null if none was. */
      added: string | null;
      error: ApiError | null;
    },
    events: {} as { type: 'add.requested' } | { type: 'retried' },
    input: {} as TravelCardsInput,
    output: {} as Exit,
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
    meta: {} as { address: '/reisekort' },
  },
  actors: {
    loadCards: {} as PromiseActorLogic<readonly ListedCard[]>,
    loadPolicies: {} as PromiseActorLogic<readonly TravelPolicy[]>,
    generateCards: {} as PromiseActorLogic<
      readonly ListedCard[],
      ReturnType<typeof policiesMissingAutomaticCard>
    >,
    addTravelCard: {} as typeof addTravelCard,
  },
  guards: {
    isListIdle: not(or([stateIn({ page: { list: 'checking' } }), stateIn({ page: { list: 'generating' } })])),
    isDialogShut: stateIn({ page: { dialog: 'shut' } }),
    arePoliciesUnknown: ({ context }) => context.policies === null,
    lacksAutomaticCards: ({ context: { policies, cards } }) =>
      policiesMissingAutomaticCard(policies ?? [], cards).length > 0,
    isEmpty: ({ context }) => context.cards.length === 0,
    isAdded: (_, { added }: AddedCardOutcome) => added !== null,
    mayBeOutdated: (_, outcome: AddedCardOutcome) => outcome.mayBeOutdated,
    countsAsNoPolicies: ({ event }) => countsAsNoPolicies(errorOf(event)),
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    dropDraft: assign({ draft: null }),
  },
}).createMachine({
  id: 'travel-cards',
  description: 'The travel cards of the customer, with a dialog to add one.',
  context: ({ input }) => ({ ...input, cards: [], policies: null, added: null, error: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the cards.',
      tags: 'waiting',
      invoke: {
        id: 'loadCards',
        src: 'loadCards',
        onDone: {
          target: 'page',
          actions: assign({ cards: ({ event }) => event.output }),
        },
        onError: { target: 'unavailable', actions: 'keepError' },
      },
    },
    unavailable: {
      description: 'The cards could not be loaded (B8.34).',
      tags: 'failure',
      on: { retried: 'loading' },
    },
    page: {
      description: 'The cards, and a dialog over them.',
      type: 'parallel',
      meta: { address: '/reisekort' },
      states: {
        list: {
          description: 'The cards. Missing ones are generated.',
          initial: 'deciding',
          states: {
            deciding: {
              description: 'The policies decide whether a card is missing (B2.103, B7.23).',
              always: [
                { guard: 'arePoliciesUnknown', target: 'checking' },
                { guard: 'lacksAutomaticCards', target: 'generating' },
                { target: 'complete' },
              ],
            },
            checking: {
              description: 'The loaded cards that have not expired are shown while the policies load.',
              tags: 'waiting',
              invoke: {
                id: 'loadPolicies',
                src: 'loadPolicies',
                onDone: { target: 'deciding', actions: assign({ policies: ({ event }) => event.output }) },
                onError: [
                  { guard: 'countsAsNoPolicies', target: 'deciding', actions: assign({ policies: [] }) },
                  { target: 'unchecked', actions: 'keepError' },
                ],
              },
            },
            unchecked: {
              description: 'The policies could not be loaded: cards may be missing or inactive.',
              tags: 'failure',
              // An open dialog covers the retry button.
              on: { retried: { guard: 'isDialogShut', target: 'checking' } },
            },
            generating: {
              description: 'Generating the missing automatic cards.',
              tags: ['waiting', 'unsaved'],
              invoke: {
                id: 'generateCards',
                src: 'generateCards',
                input: ({ context: { policies, cards } }) =>
                  policiesMissingAutomaticCard(policies ?? [], cards),
                onDone: {
                  target: 'complete',
                  actions: assign({
                    cards: ({ context, event }) => addGeneratedCards(context.cards, event.output),
                  }),
                },
                onError: [
                  { guard: 'isOutcomeUnknown', target: 'unknown', actions: 'keepError' },
                  { target: 'notGenerated', actions: 'keepError' },
                ],
              },
            },
            notGenerated: {
              description: 'The missing cards could not be generated (B8.31).',
              tags: 'failure',
              on: { retried: { guard: 'isDialogShut', target: 'generating' } },
            },
            unknown: {
              description: 'No readable response: the missing cards may have been generated.',
              tags: ['failure', 'unknown'],
              // The insurer returns an existing card instead of a second one, so the same request is safe to repeat.
              on: { retried: { guard: 'isDialogShut', target: 'generating' } },
            },
            complete: {
              description: 'All cards from the insurer are shown.',
              always: { guard: 'isEmpty', target: 'empty' },
            },
            empty: { description: 'The customer has no card.' },
          },
        },
        dialog: {
          description: 'The dialog to add a card.',
          initial: 'shut',
          states: {
            shut: {
              description: 'No dialog is open.',
              on: { 'add.requested': { guard: 'isListIdle', target: 'adding' } },
            },
            adding: {
              description: 'The visitor adds a card in a child flow.',
              invoke: {
                id: 'addTravelCard',
                src: 'addTravelCard',
                input: ({ context: { draft } }) => ({ draft }),
                onDone: [
                  {
                    guard: { type: 'isAdded', params: ({ event }) => event.output },
                    target: '#travel-cards.openingCard',
                    actions: assign({ added: ({ event }) => event.output.added }),
                  },
                  {
                    guard: { type: 'mayBeOutdated', params: ({ event }) => event.output },
                    target: '#travel-cards.loading',
                    actions: 'dropDraft',
                  },
                  { target: 'shut', actions: 'dropDraft' },
                ],
              },
            },
          },
        },
      },
    },
    openingCard: {
      description: 'The page of the added card opens (B4.25).',
      type: 'final',
      output: ({ context }): Exit => ({ to: `/reisekort/${addressPart(context.added ?? '')}` }),
    },
  },
  output: ({ event }) => event.output as Exit,
});
