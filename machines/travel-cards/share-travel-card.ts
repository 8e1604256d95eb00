import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf, isOutcomeUnknown } from '#domain/errors/api-error.ts';
import { fieldErrorIn } from '#domain/errors/refusals.ts';
import { checkForm, type FieldChange, withField } from '#domain/fields/form-check.ts';
import { shareTravelCardRefusals } from '#domain/travel-cards/errors.ts';
import type { CardOutcome } from '#domain/travel-cards/travel-card.ts';
import {
  emptyShareForm,
  type ShareTravelCardTyped,
  shareTravelCardForm,
} from '#domain/travel-cards/travel-card-forms.ts';

type Change = FieldChange<keyof ShareTravelCardTyped>;

/** The visitor gives another person a card of the policy. That cannot be undone (B4.24). */
export const shareTravelCard = setup({
  types: {
    context: {} as {
      forsikringsnummer: string;
      form: ShareTravelCardTyped;
      error: ApiError | null;
    },
    events: {} as
      | ({ type: 'field.changed' } & Change)
      | { type: 'submitted' }
      | { type: 'confirmed' }
      | { type: 'back' }
      | { type: 'finished' }
      | { type: 'dialog.dismissed' },
    emitted: {} as { type: 'form.rejected' },
    input: {} as { forsikringsnummer: string },
    output: {} as CardOutcome,
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
  },
  actors: {
    shareCard: {} as PromiseActorLogic<unknown, ShareTravelCardTyped & { forsikringsnummer: string }>,
  },
  guards: {
    changesValue: ({ context }, { field, value }: Change) => context.form[field] !== value,
    isEdited: ({ event }) => event.type === 'field.changed',
    isValid: ({ context }) => checkForm(shareTravelCardForm, context.form).ok,
    isRefused: ({ event }) => fieldErrorIn(shareTravelCardRefusals, errorOf(event)) !== null,
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    keepField: assign(({ context }, change: Change) => withField(context, change)),
  },
}).createMachine({
  id: 'share-travel-card',
  description: 'The visitor types a national identity number, confirms, and the person gets a card.',
  context: ({ input }) => ({ ...input, form: emptyShareForm, error: null }),
  initial: 'filling',
  states: {
    filling: {
      description: 'The visitor types the national identity number.',
      initial: 'typing',
      on: {
        'field.changed': {
          guard: { type: 'changesValue', params: ({ event }) => event },
          actions: { type: 'keepField', params: ({ event }) => event },
        },
        submitted: [{ guard: 'isValid', target: 'confirming' }, { target: '.rejected' }],
        'dialog.dismissed': 'cancelled',
      },
      states: {
        typing: { description: 'The field shows the digits typed so far.' },
        rejected: {
          description: 'The number is missing or has the wrong length.',
          entry: emit({ type: 'form.rejected' }),
          always: { guard: 'isValid', target: 'typing' },
        },
        refused: {
          description:
            'The server refused the number. Typing another number clears the error (B8.26, B8.27).',
          tags: 'failure',
          entry: emit({ type: 'form.rejected' }),
          always: { guard: 'isEdited', target: 'typing' },
        },
        failed: { description: 'The request failed; the field keeps the number.', tags: 'failure' },
      },
    },
    confirming: {
      description: 'The visitor reads that sharing cannot be undone.',
      on: { confirmed: 'sending', back: 'filling', 'dialog.dismissed': 'cancelled' },
    },
    sending: {
      description: 'Sharing the card. The request is never retried (B7.22, B9.13).',
      tags: ['waiting', 'unsaved'],
      invoke: {
        id: 'shareCard',
        src: 'shareCard',
        input: ({ context: { forsikringsnummer, form } }) => ({ forsikringsnummer, ...form }),
        onDone: 'shared',
        onError: [
          { guard: 'isOutcomeUnknown', target: 'unknown', actions: 'keepError' },
          { guard: 'isRefused', target: 'filling.refused', actions: 'keepError' },
          { target: 'filling.failed', actions: 'keepError' },
        ],
      },
    },
    // No retry here: the cards are reloaded first, and show whether the card was shared.
    unknown: {
      description: 'No readable response: the card may have been shared.',
      tags: ['failure', 'unknown'],
      on: { finished: 'done', 'dialog.dismissed': 'done' },
    },
    shared: {
      description: 'The dialog says that the card is shared.',
      entry: assign({ form: emptyShareForm }),
      on: { finished: 'done', 'dialog.dismissed': 'done' },
    },
    cancelled: {
      description: 'Nothing was shared.',
      type: 'final',
      output: { isDeleted: false, mayBeOutdated: false } satisfies CardOutcome,
    },
    done: {
      description: 'The policy may have a new card.',
      type: 'final',
      output: { isDeleted: false, mayBeOutdated: true } satisfies CardOutcome,
    },
  },
  output: ({ event }) => event.output as CardOutcome,
});
