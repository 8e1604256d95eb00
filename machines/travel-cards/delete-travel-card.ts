import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf, isOutcomeUnknown, statusOf } from '#domain/errors/api-error.ts';
import { durations } from '#domain/site/durations.ts';
import type { CardOutcome, CardToDelete } from '#domain/travel-cards/travel-card.ts';
import { confirmingDeletion } from '#machines/shared/deletion-states.ts';

/** A policyholder deletes another person's card (B2.101, B4.25, B6.12). */
export const deleteTravelCard = setup({
  types: {
    context: {} as {
      cardToDelete: CardToDelete;
      error: ApiError | null;
      /** A request had no readable response, so it may have had an effect. */
      mayBeOutdated: boolean;
    },
    events: {} as { type: 'confirmed' } | { type: 'cancelled' } | { type: 'dialog.dismissed' },
    input: {} as CardToDelete,
    output: {} as CardOutcome,
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
  },
  actors: { deleteCard: {} as PromiseActorLogic<unknown, CardToDelete> },
  guards: {
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
    mayBeOutdated: ({ context }) => context.mayBeOutdated,
    isAlreadyDeleted: ({ context, event }) => context.mayBeOutdated && statusOf(errorOf(event)) === 404,
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    markMaybeOutdated: assign({ mayBeOutdated: true }),
  },
  delays: { travelCardSuccess: durations.travelCardSuccess },
}).createMachine({
  id: 'delete-travel-card',
  description: "The policyholder confirms and deletes another person's card.",
  context: ({ input }) => ({ cardToDelete: input, error: null, mayBeOutdated: false }),
  initial: 'confirming',
  states: {
    confirming: confirmingDeletion,
    deleting: {
      description: 'Deleting the card.',
      tags: ['waiting', 'unsaved'],
      invoke: {
        id: 'deleteCard',
        src: 'deleteCard',
        input: ({ context }) => context.cardToDelete,
        onDone: 'success',
        onError: [
          // An earlier request without a response had deleted it.
          { guard: 'isAlreadyDeleted', target: 'success' },
          {
            guard: 'isOutcomeUnknown',
            target: 'confirming.unknown',
            actions: ['keepError', 'markMaybeOutdated'],
          },
          { target: 'confirming.failed', actions: 'keepError' },
        ],
      },
    },
    success: {
      description: 'The dialog says for half a second that the card is deleted.',
      after: { travelCardSuccess: 'deleted' },
    },
    deleted: {
      description: 'The card is deleted.',
      type: 'final',
      output: { isDeleted: true, mayBeOutdated: true } satisfies CardOutcome,
    },
    cancelled: {
      description: 'The visitor cancelled; the card still exists.',
      type: 'final',
      output: { isDeleted: false, mayBeOutdated: false } satisfies CardOutcome,
    },
    unknown: {
      description: 'Cancelled, and the card may have been deleted.',
      type: 'final',
      output: { isDeleted: false, mayBeOutdated: true } satisfies CardOutcome,
    },
  },
  output: ({ event }) => event.output as CardOutcome,
});
