import { assign, type PromiseActorLogic, setup, stateIn } from 'xstate';
import type { IsoDate } from '#domain/dates/calendar.ts';
import { type ApiError, errorOf } from '#domain/errors/api-error.ts';
import {
  type CardOutcome,
  type CardToDelete,
  type CardWithPdf,
  canShareCard,
  findCardToDelete,
  noCardToDelete,
} from '#domain/travel-cards/travel-card.ts';
import type { deleteTravelCard } from './delete-travel-card.ts';
import type { LoadedCards } from './load-travel-card.ts';
import type { shareTravelCard } from './share-travel-card.ts';

interface ShownCardsInput extends Pick<LoadedCards, 'cards' | 'policy'> {
  readonly alarmCentre: string;
  readonly forsikringsnummer: string;
  readonly today: IsoDate;
}

export type ShownCardsOutcome = 'deleted' | 'empty';

/** Shows, shares and deletes the cards of one policy (B2.101, B2.104). */
export const shownTravelCard = setup({
  types: {
    context: {} as ShownCardsInput & {
      /** The cards could not be reloaded. */
      error: ApiError | null;
      /** Empty until the visitor opens the dialog that deletes a card. */
      cardToDelete: CardToDelete;
    },
    events: {} as
      | { type: 'retried' }
      | { type: 'share.requested' }
      | { type: 'delete.requested'; reisekortId: string },
    input: {} as ShownCardsInput,
    output: {} as ShownCardsOutcome,
    tags: {} as 'waiting' | 'failure',
  },
  actors: {
    loadCards: {} as PromiseActorLogic<readonly CardWithPdf[], string>,
    shareTravelCard: {} as typeof shareTravelCard,
    deleteTravelCard: {} as typeof deleteTravelCard,
  },
  guards: {
    isDialogShut: stateIn({ page: { dialog: 'shut' } }),
    isEmpty: (_, { cards }: { cards: readonly CardWithPdf[] }) => cards.length === 0,
    canShare: ({ context: { cards, policy, today } }) =>
      cards.some((card) => canShareCard(card, policy?.status ?? null, today)),
    mayDelete: ({ context }, { reisekortId }: { reisekortId: string }) =>
      findCardToDelete(context, reisekortId) !== null,
    isDeleted: (_, { isDeleted }: CardOutcome) => isDeleted,
    mayBeOutdated: (_, { mayBeOutdated }: CardOutcome) => mayBeOutdated,
  },
  actions: {
    keepCards: assign({ cards: (_, { cards }: { cards: readonly CardWithPdf[] }) => cards }),
  },
}).createMachine({
  id: 'shown-travel-card',
  description: 'The travel cards of one policy, with dialogs to share and delete a card.',
  context: ({ input }) => ({
    ...input,
    error: null,
    cardToDelete: noCardToDelete,
  }),
  initial: 'page',
  states: {
    page: {
      description: 'The cards, and a dialog over them.',
      type: 'parallel',
      states: {
        cards: {
          description: 'The cards of the policy.',
          initial: 'fresh',
          states: {
            fresh: { description: 'The cards are shown as last loaded.' },
            refreshing: {
              description: 'Reloading the cards, which may be outdated.',
              tags: 'waiting',
              invoke: {
                id: 'loadCards',
                src: 'loadCards',
                input: ({ context }) => context.forsikringsnummer,
                onDone: [
                  {
                    guard: { type: 'isEmpty', params: ({ event }) => ({ cards: event.output }) },
                    target: '#shown-travel-card.empty',
                  },
                  {
                    target: 'fresh',
                    actions: { type: 'keepCards', params: ({ event }) => ({ cards: event.output }) },
                  },
                ],
                onError: { target: 'stale', actions: assign({ error: ({ event }) => errorOf(event) }) },
              },
            },
            stale: {
              description: 'Reloading failed; the last loaded cards are shown.',
              tags: 'failure',
              // An open dialog covers the retry button.
              on: { retried: { guard: 'isDialogShut', target: 'refreshing' } },
            },
          },
        },
        dialog: {
          description: 'The dialogs to share and to delete a card.',
          initial: 'shut',
          states: {
            shut: {
              description: 'No dialog is open.',
              on: {
                'share.requested': { guard: 'canShare', target: 'sharing' },
                'delete.requested': {
                  guard: { type: 'mayDelete', params: ({ event }) => event },
                  target: 'deleting',
                  actions: assign({
                    cardToDelete: ({ context, event }) =>
                      findCardToDelete(context, event.reisekortId) ?? noCardToDelete,
                  }),
                },
              },
            },
            sharing: {
              description: 'The visitor shares a card in a child flow.',
              invoke: {
                id: 'shareTravelCard',
                src: 'shareTravelCard',
                input: ({ context }) => ({ forsikringsnummer: context.forsikringsnummer }),
                onDone: [
                  {
                    guard: { type: 'mayBeOutdated', params: ({ event }) => event.output },
                    target: ['#shown-travel-card.page.cards.refreshing', 'shut'],
                  },
                  { target: 'shut' },
                ],
              },
            },
            deleting: {
              description: "The policyholder deletes another person's card in a child flow.",
              invoke: {
                id: 'deleteTravelCard',
                src: 'deleteTravelCard',
                input: ({ context }) => context.cardToDelete,
                onDone: [
                  {
                    guard: { type: 'isDeleted', params: ({ event }) => event.output },
                    target: '#shown-travel-card.deleted',
                  },
                  {
                    guard: { type: 'mayBeOutdated', params: ({ event }) => event.output },
                    target: ['#shown-travel-card.page.cards.refreshing', 'shut'],
                  },
                  { target: 'shut' },
                ],
              },
            },
          },
        },
      },
    },
    deleted: {
      description: 'A card is deleted.',
      type: 'final',
      output: 'deleted' satisfies ShownCardsOutcome,
    },
    empty: {
      description: 'There is no card left.',
      type: 'final',
      output: 'empty' satisfies ShownCardsOutcome,
    },
  },
  output: ({ event }) => event.output as ShownCardsOutcome,
});
