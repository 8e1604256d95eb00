import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf, isOutcomeUnknown } from '#domain/errors/api-error.ts';
import { fieldErrorIn } from '#domain/errors/refusals.ts';
import { checkForm, type FieldChange, withField } from '#domain/fields/form-check.ts';
import { createInsightRefusals } from '#domain/sharing/errors.ts';
import type { GivenOutcome } from '#domain/sharing/insight.ts';
import {
  emptySharingForm,
  type SharingField,
  type SharingTyped,
  sharingForm,
} from '#domain/sharing/sharing-form.ts';

/** Gives a person insight (B2.94). */
export const giveInsight = setup({
  types: {
    context: {} as {
      form: SharingTyped;
      /** The surname at the last attempt: if it got its sentence, it is accepted when it is sent again (C4.20). */
      attempted: string;
      error: ApiError | null;
      /** The registered name of the person who got insight. */
      registeredName: string;
    },
    events: {} as
      | { type: 'field.changed'; field: SharingField; value: string }
      | { type: 'submitted' }
      | { type: 'cancelled' }
      | { type: 'dialog.dismissed' },
    emitted: {} as { type: 'form.rejected' },
    input: {} as { form: SharingTyped; attempted: string },
    output: {} as GivenOutcome,
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
  },
  actors: { createRelation: {} as PromiseActorLogic<{ fulltNavn: string }, SharingTyped> },
  guards: {
    changesValue: ({ context }, { field, value }: { field: SharingField; value: string }) =>
      context.form[field] !== value,
    isEdited: ({ event }) => event.type === 'field.changed',
    isValid: ({ context }) => checkForm(sharingForm(), context.form).ok,
    isAccepted: ({ context: { form, attempted } }) => checkForm(sharingForm(attempted), form).ok,
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
    isRefused: ({ event }) => fieldErrorIn(createInsightRefusals, errorOf(event)) !== null,
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    keepAttempt: assign({ attempted: ({ context }) => context.form.etternavn }),
    keepField: assign(({ context }, change: FieldChange<SharingField>) => withField(context, change)),
  },
}).createMachine({
  id: 'give-insight',
  description: 'The visitor gives a person insight, by national identity number and surname.',
  context: ({ input }) => ({
    form: input.form,
    attempted: input.attempted,
    error: null,
    registeredName: '',
  }),
  initial: 'filling',
  states: {
    filling: {
      description: 'The visitor fills in the form.',
      initial: 'typing',
      on: {
        'field.changed': {
          guard: { type: 'changesValue', params: ({ event }) => event },
          actions: { type: 'keepField', params: ({ event }) => event },
        },
        submitted: [{ guard: 'isAccepted', target: 'sending' }, { target: '.rejected' }],
        cancelled: 'cancelled',
        'dialog.dismissed': 'cancelled',
      },
      states: {
        typing: { description: 'The form shows the values typed so far.' },
        rejected: {
          description: 'The visitor submitted a form with errors.',
          entry: [emit({ type: 'form.rejected' }), 'keepAttempt'],
          always: { guard: 'isValid', target: 'typing' },
        },
        refused: {
          description: 'The server refused a field; any change to the form clears the error.',
          tags: 'failure',
          entry: emit({ type: 'form.rejected' }),
          always: { guard: 'isEdited', target: 'typing' },
        },
      },
    },
    sending: {
      description: 'Sending the request to the insurer.',
      tags: ['waiting', 'unsaved'],
      invoke: {
        id: 'createRelation',
        src: 'createRelation',
        input: ({ context }) => context.form,
        onDone: {
          target: 'given',
          actions: assign({ registeredName: ({ event }) => event.output.fulltNavn }),
        },
        onError: [
          { guard: 'isOutcomeUnknown', target: 'unknown', actions: 'keepError' },
          { guard: 'isRefused', target: 'filling.refused', actions: 'keepError' },
          { target: 'failed', actions: 'keepError' },
        ],
      },
    },
    given: {
      description: 'The person has insight.',
      type: 'final',
      output: ({ context }): GivenOutcome => ({
        change: { kind: 'given', name: context.registeredName },
        form: emptySharingForm,
        mayBeOutdated: true,
      }),
    },
    failed: {
      description: 'The request failed; the dialog closes, and the page shows an error (B8.19).',
      type: 'final',
      output: ({ context: { form, error } }): GivenOutcome => ({
        change: { kind: 'notGiven', name: form.etternavn.trim(), error: errorOf({ error }) },
        form,
        mayBeOutdated: true,
      }),
    },
    unknown: {
      description: 'No readable response: the person may have insight, and the page reloads the list.',
      type: 'final',
      tags: 'unknown',
      output: ({ context: { form, error } }): GivenOutcome => ({
        change: { kind: 'maybeGiven', name: form.etternavn.trim(), error: errorOf({ error }) },
        form,
        mayBeOutdated: true,
      }),
    },
    cancelled: {
      description: 'The visitor cancelled, or closed the dialog.',
      type: 'final',
      output: { change: null, form: emptySharingForm, mayBeOutdated: false } satisfies GivenOutcome,
    },
  },
  output: ({ event }) => event.output as GivenOutcome,
});
