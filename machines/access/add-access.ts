import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import type { AccessOutcome } from '#domain/access/access.ts';
import {
  type AccessField,
  type AccessTyped,
  accessForm,
  emptyAccessForm,
} from '#domain/access/access-form.ts';
import { createRelationRefusals } from '#domain/access/errors.ts';
import { type ApiError, errorOf, isOutcomeUnknown } from '#domain/errors/api-error.ts';
import { fieldErrorIn } from '#domain/errors/refusals.ts';
import { checkForm, type FieldChange, withField } from '#domain/fields/form-check.ts';

/** An administrator gives a person access on behalf of the organisation (B4.20, B4.21). */
export const addAccess = setup({
  types: {
    context: {} as {
      organisationName: string;
      form: AccessTyped;
      /** The form as last submitted: an error names this person, also if the form has changed since. */
      submittedForm: AccessTyped;
      error: ApiError | null;
      /** The registered name of the person who was added. */
      addedName: string;
      /** A request had no readable response, so it may have had an effect. */
      mayBeOutdated: boolean;
    },
    events: {} as
      | ({ type: 'field.changed' } & FieldChange<AccessField>)
      | { type: 'submitted' }
      | { type: 'cancelled' },
    emitted: {} as { type: 'form.rejected' },
    input: {} as { organisationName: string; draft: AccessTyped | null },
    output: {} as AccessOutcome,
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
  },
  actors: {
    createRelation: {} as PromiseActorLogic<{ fulltNavn: string }, AccessTyped>,
  },
  guards: {
    changesValue: ({ context }, { field, value }: FieldChange<AccessField>) => context.form[field] !== value,
    isEdited: ({ event }) => event.type === 'field.changed',
    isValid: ({ context }) => checkForm(accessForm, context.form).ok,
    isRefused: ({ event }) => fieldErrorIn(createRelationRefusals, errorOf(event)) !== null,
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
    mayBeOutdated: ({ context }) => context.mayBeOutdated,
  },
  actions: {
    markMaybeOutdated: assign({ mayBeOutdated: true }),
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    keepField: assign(({ context }, change: FieldChange<AccessField>) => withField(context, change)),
  },
}).createMachine({
  id: 'add-access',
  description: 'An administrator gives a person access, by national identity number, surname and role.',
  context: ({ input }) => ({
    organisationName: input.organisationName,
    form: input.draft ?? emptyAccessForm,
    submittedForm: emptyAccessForm,
    error: null,
    addedName: '',
    mayBeOutdated: false,
  }),
  initial: 'filling',
  states: {
    filling: {
      description: 'The administrator fills in the form.',
      initial: 'typing',
      on: {
        'field.changed': {
          guard: { type: 'changesValue', params: ({ event }) => event },
          actions: { type: 'keepField', params: ({ event }) => event },
        },
        submitted: [{ guard: 'isValid', target: 'sending' }, { target: '.rejected' }],
        cancelled: [{ guard: 'mayBeOutdated', target: 'unknown' }, { target: 'cancelled' }],
      },
      states: {
        typing: { description: 'The form shows the number, the surname and the role typed so far.' },
        rejected: {
          description: 'The form shows errors at the number, the surname or the role.',
          entry: emit({ type: 'form.rejected' }),
          always: { guard: 'isValid', target: 'typing' },
        },
        refused: {
          description:
            'The server refused the number or the surname; any change to the form clears the error.',
          tags: 'failure',
          entry: emit({ type: 'form.rejected' }),
          always: { guard: 'isEdited', target: 'typing' },
        },
        failed: {
          description: 'The request failed for another reason; the form keeps its values.',
          tags: 'failure',
        },
        unknown: {
          description: 'No readable response: the person may have got access.',
          tags: ['failure', 'unknown'],
        },
      },
    },
    sending: {
      description: 'Sending the new access to the insurer.',
      tags: ['waiting', 'unsaved'],
      entry: assign({ submittedForm: ({ context }) => context.form }),
      invoke: {
        id: 'createRelation',
        src: 'createRelation',
        input: ({ context }) => context.form,
        onDone: { target: 'added', actions: assign({ addedName: ({ event }) => event.output.fulltNavn }) },
        onError: [
          {
            guard: 'isOutcomeUnknown',
            target: 'filling.unknown',
            actions: ['keepError', 'markMaybeOutdated'],
          },
          { guard: 'isRefused', target: 'filling.refused', actions: 'keepError' },
          { target: 'filling.failed', actions: 'keepError' },
        ],
      },
    },
    added: {
      description: 'The person has access.',
      type: 'final',
      output: ({ context }) => ({
        confirmation: { kind: 'added', name: context.addedName },
        mayBeOutdated: true,
      }),
    },
    cancelled: {
      description: 'Nobody was added.',
      type: 'final',
      output: { confirmation: null, mayBeOutdated: false },
    },
    unknown: {
      description: 'Cancelled, and the person may have got access.',
      type: 'final',
      output: { confirmation: null, mayBeOutdated: true },
    },
  },
  output: ({ event }) => event.output as AccessOutcome,
});
