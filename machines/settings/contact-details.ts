import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf, outcomeUnknown } from '#domain/errors/api-error.ts';
import { checkForm } from '#domain/fields/form-check.ts';
import {
  type ContactChange,
  type ContactDetails,
  type ContactField,
  type ContactForm,
  type ContactVisitor,
  contactChange,
  formOf,
  mayEditDetails,
} from '#domain/settings/contact-details.ts';
import { contactForm } from '#domain/shared/contact-form.ts';

/** How the customer is reached (B2.97, B2.100, B4.29). */
export const contactDetails = setup({
  types: {
    context: {} as {
      /** Null until it is loaded. */
      details: ContactDetails | null;
      /** Null until it is loaded. */
      visitor: ContactVisitor | null;
      form: ContactForm;
      /** What was typed and neither saved nor given up; it may be from before the visitor had to log in. */
      draft: ContactForm | null;
      /** Since the details came, a change was sent: only the insurer knows what they are now. */
      sent: boolean;
      error: ApiError | null;
    },
    events: {} as
      | { type: 'edit.requested' }
      | { type: 'field.changed'; field: ContactField; value: string }
      | { type: 'submitted' }
      | { type: 'cancelled' }
      | { type: 'closed' }
      | { type: 'retried' },
    emitted: {} as { type: 'form.rejected' },
    input: {} as { draft: ContactForm | null },
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
  },
  actors: {
    getContactInfo: {} as PromiseActorLogic<ContactDetails>,
    getIdentification: {} as PromiseActorLogic<ContactVisitor>,
    updateContactInfo: {} as PromiseActorLogic<unknown, ContactChange>,
  },
  guards: {
    visitorKnown: ({ context }) => context.visitor !== null,
    isLoaded: ({ context }) => context.details !== null && context.visitor !== null,
    mayEdit: ({ context }) => mayEditDetails(context.details, context.visitor),
    isRight: ({ context }) => checkForm(contactForm, context.form).ok,
    wasSent: ({ context }) => context.sent,
    outcomeUnknown: ({ event }) => outcomeUnknown(errorOf(event)),
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) },
}).createMachine({
  id: 'contact-details',
  description: 'The customer sees and changes phone number and e-mail address.',
  context: ({ input: { draft } }) => ({
    details: null,
    visitor: null,
    form: formOf(null),
    draft,
    sent: false,
    error: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the details, and the visitor, which decides who may edit (B6.11).',
      tags: 'waiting',
      invoke: [
        {
          id: 'getContactInfo',
          src: 'getContactInfo',
          onDone: { actions: assign({ details: ({ event }) => event.output }) },
          onError: { target: 'unavailable', actions: 'keepError' },
        },
        {
          id: 'getIdentification',
          src: 'getIdentification',
          onDone: { actions: assign({ visitor: ({ event }) => event.output }) },
          onError: { target: 'unidentified', actions: 'keepError' },
        },
      ],
      always: { guard: 'isLoaded', target: 'viewing' },
    },
    reloading: {
      description: 'Loading the details alone: the visitor is known.',
      tags: 'waiting',
      invoke: {
        id: 'getContactInfo',
        src: 'getContactInfo',
        onDone: { target: 'viewing', actions: assign({ details: ({ event }) => event.output }) },
        onError: { target: 'unavailable', actions: 'keepError' },
      },
    },
    unidentified: {
      description: 'The visitor could not be identified (A6.4).',
      tags: 'failure',
      entry: assign({ details: null }),
      on: { retried: 'loading' },
    },
    unavailable: {
      description: 'The details could not be loaded.',
      tags: 'failure',
      entry: assign({ details: null }),
      on: { retried: [{ guard: 'visitorKnown', target: 'reloading' }, { target: 'loading' }] },
    },
    viewing: {
      description: 'The details as they are.',
      on: {
        'edit.requested': {
          guard: 'mayEdit',
          target: 'editing',
          actions: assign({ form: ({ context }) => context.draft ?? formOf(context.details) }),
        },
      },
    },
    editing: {
      description: 'The customer types new details.',
      initial: 'filling',
      on: {
        'field.changed': {
          actions: assign(({ context, event }) => {
            const form = { ...context.form, [event.field]: event.value };
            return { form, draft: form };
          }),
        },
        submitted: [{ guard: 'isRight', target: 'saving' }, { target: '.rejected' }],
        cancelled: [
          {
            guard: 'wasSent',
            target: 'reloading',
            actions: assign({ details: null, sent: false, draft: null }),
          },
          { target: 'viewing', actions: assign({ draft: null }) },
        ],
      },
      states: {
        filling: { description: 'The fields, with what is typed so far.' },
        rejected: {
          description: 'The customer wanted to save what is not right.',
          entry: emit({ type: 'form.rejected' }),
          always: { guard: 'isRight', target: 'filling' },
        },
        failed: {
          description: 'The server said no; what is typed stands.',
          tags: 'failure',
        },
        unknown: {
          description: 'No readable response: the details may have been saved.',
          tags: ['failure', 'unknown'],
        },
      },
    },
    saving: {
      description: 'Saving the new details.',
      tags: ['waiting', 'unsaved'],
      entry: assign({ sent: true }),
      invoke: {
        id: 'updateContactInfo',
        src: 'updateContactInfo',
        input: ({ context: { details, form } }) => contactChange(details, form),
        onDone: {
          target: 'saved',
          actions: assign({
            draft: null,
            details: ({ context: { details, form } }) => contactChange(details, form),
          }),
        },
        onError: [
          { guard: 'outcomeUnknown', target: 'editing.unknown', actions: 'keepError' },
          { target: 'editing.failed', actions: 'keepError' },
        ],
      },
    },
    saved: {
      description: 'The insurer has the new details, which are shown (B2.100).',
      initial: 'refreshing',
      on: { closed: { target: 'reloading', actions: assign({ details: null, sent: false }) } },
      states: {
        refreshing: {
          description: 'Loading what the insurer made of them.',
          tags: 'waiting',
          invoke: {
            id: 'getContactInfo',
            src: 'getContactInfo',
            onDone: {
              target: 'refreshed',
              actions: assign({ details: ({ event }) => event.output, sent: false }),
            },
            onError: 'sent',
          },
        },
        refreshed: {
          description: 'The details as the insurer has them now.',
          on: { closed: '#contact-details.viewing' },
        },
        sent: { description: 'The details as they were sent; loading them failed.' },
      },
    },
  },
});
