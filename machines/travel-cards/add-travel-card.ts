import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf, isOutcomeUnknown } from '#domain/errors/api-error.ts';
import { checkForm, type FieldChange, withField } from '#domain/fields/form-check.ts';
import { durations } from '#domain/site/durations.ts';
import {
  type AddTravelCardTyped,
  addTravelCardForm,
  emptyAddTravelCardForm,
} from '#domain/travel-cards/travel-card-forms.ts';
import type { ListedCard } from '#domain/travel-cards/travel-card-list.ts';

/** How the dialog ended. */
export interface AddedCardOutcome {
  /** The policy number of the new card; null if none was added. */
  readonly added: string | null;
  /** The list of cards may be outdated. */
  readonly mayBeOutdated: boolean;
}

/** The visitor adds a travel card by its policy number (B4.25, B5.30, B7.25). */
export const addTravelCard = setup({
  types: {
    context: {} as {
      form: AddTravelCardTyped;
      /** The policy number of the new card. */
      added: string;
      error: ApiError | null;
      /** A request had no readable response, so it may have had an effect. */
      mayBeOutdated: boolean;
    },
    events: {} as
      | { type: 'field.changed'; field: keyof AddTravelCardTyped; value: string }
      | { type: 'submitted' }
      | { type: 'cancelled' }
      | { type: 'dialog.dismissed' },
    emitted: {} as { type: 'form.rejected' },
    input: {} as { draft: AddTravelCardTyped | null },
    output: {} as AddedCardOutcome,
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
  },
  actors: { addCard: {} as PromiseActorLogic<Pick<ListedCard, 'forsikringsnummer'>, AddTravelCardTyped> },
  guards: {
    isValid: ({ context }) => checkForm(addTravelCardForm, context.form).ok,
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
    mayBeOutdated: ({ context }) => context.mayBeOutdated,
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    keepField: assign(({ context }, change: FieldChange<keyof AddTravelCardTyped>) =>
      withField(context, change),
    ),
    markMaybeOutdated: assign({ mayBeOutdated: true }),
  },
  delays: { travelCardSuccess: durations.travelCardSuccess },
}).createMachine({
  id: 'add-travel-card',
  description: 'The visitor adds a travel card by its policy number.',
  context: ({ input: { draft } }) => ({
    form: draft ?? emptyAddTravelCardForm,
    added: '',
    error: null,
    mayBeOutdated: false,
  }),
  initial: 'filling',
  states: {
    filling: {
      description: 'The visitor types the number.',
      initial: 'typing',
      on: {
        'field.changed': {
          actions: { type: 'keepField', params: ({ event }) => event },
        },
        submitted: [{ guard: 'isValid', target: 'sending' }, { target: '.rejected' }],
        cancelled: [{ guard: 'mayBeOutdated', target: 'unknown' }, { target: 'cancelled' }],
        'dialog.dismissed': [{ guard: 'mayBeOutdated', target: 'unknown' }, { target: 'cancelled' }],
      },
      states: {
        typing: { description: 'The field shows the digits typed so far.' },
        rejected: {
          description: 'The visitor submitted the form without a number.',
          entry: emit({ type: 'form.rejected' }),
          always: { guard: 'isValid', target: 'typing' },
        },
        failed: {
          description: 'The request failed; the field keeps the number.',
          tags: 'failure',
        },
        unknown: {
          description: 'No readable response: the card may have been added.',
          tags: ['failure', 'unknown'],
        },
      },
    },
    sending: {
      description: 'Sending the number to the insurer.',
      tags: ['waiting', 'unsaved'],
      invoke: {
        id: 'addCard',
        src: 'addCard',
        input: ({ context }) => context.form,
        onDone: {
          target: 'added',
          actions: assign({ added: ({ event }) => event.output.forsikringsnummer.value }),
        },
        onError: [
          {
            guard: 'isOutcomeUnknown',
            target: 'filling.unknown',
            actions: ['keepError', 'markMaybeOutdated'],
          },
          { target: 'filling.failed', actions: 'keepError' },
        ],
      },
    },
    added: {
      description: 'The dialog says for half a second that the card is added (B9.12).',
      after: { travelCardSuccess: 'done' },
    },
    done: {
      description: 'The card is added.',
      type: 'final',
      output: ({ context }): AddedCardOutcome => ({ added: context.added, mayBeOutdated: true }),
    },
    cancelled: {
      description: 'No card was added.',
      type: 'final',
      output: { added: null, mayBeOutdated: false } satisfies AddedCardOutcome,
    },
    unknown: {
      description: 'The visitor closed the dialog without knowing the result.',
      type: 'final',
      output: { added: null, mayBeOutdated: true } satisfies AddedCardOutcome,
    },
  },
  output: ({ event }) => event.output as AddedCardOutcome,
});
