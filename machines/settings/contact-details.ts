import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf, isOutcomeUnknown } from '#domain/errors/api-error.ts';
import { checkForm, type FieldChange, withField } from '#domain/fields/form-check.ts';
import {
  type ContactChange,
  type ContactDetails,
  type ContactField,
  type ContactTyped,
  type ContactVisitor,
  contactChange,
  formOf,
  mayEditDetails,
} from '#domain/settings/contact-details.ts';
import { contactForm } from '#domain/shared/contact-form.ts';

/** The phone number and e-mail address of the customer (B2.97, B2.100, B4.29). */
export const contactDetails = setup({
  types: {
    context: {} as {
      /** Null while they are not loaded. */
      details: ContactDetails | null;
      visitor: ContactVisitor;
      form: ContactTyped;
      /** Values that are neither saved nor cancelled. They may be from before a reload or a login. */
      draft: ContactTyped | null;
      /** A change was sent after the details were loaded, so the loaded details may be outdated. */
      mayBeOutdated: boolean;
      error: ApiError | null;
    },
    events: {} as
      | { type: 'edit.requested' }
      | { type: 'field.changed'; field: ContactField; value: string }
      | { type: 'submitted' }
      | { type: 'cancelled' }
      | { type: 'finished' }
      | { type: 'retried' },
    emitted: {} as { type: 'form.rejected' },
    input: {} as { draft: ContactTyped | null; visitor: ContactVisitor },
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
  },
  actors: {
    getContactInfo: {} as PromiseActorLogic<ContactDetails>,
    updateContactInfo: {} as PromiseActorLogic<unknown, ContactChange>,
  },
  guards: {
    mayEdit: ({ context }) => mayEditDetails(context.details, context.visitor),
    isValid: ({ context }) => checkForm(contactForm, context.form).ok,
    mayBeOutdated: ({ context }) => context.mayBeOutdated,
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    keepField: assign(({ context }, change: FieldChange<ContactField>) => {
      const { form } = withField(context, change);
      return { form, draft: form };
    }),
  },
}).createMachine({
  id: 'contact-details',
  description: 'The visitor sees and changes phone number and e-mail address.',
  context: ({ input: { draft, visitor } }) => ({
    details: null,
    visitor,
    form: formOf(null),
    draft,
    mayBeOutdated: false,
    error: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the details.',
      tags: 'waiting',
      invoke: {
        id: 'getContactInfo',
        src: 'getContactInfo',
        onDone: { target: 'viewing', actions: assign({ details: ({ event }) => event.output }) },
        onError: { target: 'unavailable', actions: 'keepError' },
      },
    },
    unavailable: {
      description: 'The details could not be loaded.',
      tags: 'failure',
      on: { retried: 'loading' },
    },
    viewing: {
      description: 'The page shows the details.',
      on: {
        'edit.requested': {
          guard: 'mayEdit',
          target: 'filling',
          actions: assign({ form: ({ context }) => context.draft ?? formOf(context.details) }),
        },
      },
    },
    filling: {
      description: 'The visitor types new details.',
      initial: 'typing',
      on: {
        'field.changed': {
          actions: { type: 'keepField', params: ({ event }) => event },
        },
        submitted: [{ guard: 'isValid', target: 'sending' }, { target: '.rejected' }],
        cancelled: [
          {
            guard: 'mayBeOutdated',
            target: 'loading',
            actions: assign({ details: null, mayBeOutdated: false, draft: null }),
          },
          { target: 'viewing', actions: assign({ draft: null }) },
        ],
      },
      states: {
        typing: { description: 'The form shows the details with the changes typed so far.' },
        rejected: {
          description: 'The form shows errors at the phone or the e-mail.',
          entry: emit({ type: 'form.rejected' }),
          always: { guard: 'isValid', target: 'typing' },
        },
        failed: {
          description: 'Saving failed; the form keeps its values.',
          tags: 'failure',
        },
        unknown: {
          description: 'No readable response: the details may have been saved.',
          tags: ['failure', 'unknown'],
        },
      },
    },
    sending: {
      description: 'Saving the new details.',
      tags: ['waiting', 'unsaved'],
      entry: assign({ mayBeOutdated: true }),
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
          { guard: 'isOutcomeUnknown', target: 'filling.unknown', actions: 'keepError' },
          { target: 'filling.failed', actions: 'keepError' },
        ],
      },
    },
    saved: {
      description: 'The new details are saved and shown (B2.100).',
      initial: 'refreshing',
      on: { finished: { target: 'loading', actions: assign({ details: null, mayBeOutdated: false }) } },
      states: {
        refreshing: {
          description: 'Reloading the details, because the insurer may have changed them.',
          tags: 'waiting',
          invoke: {
            id: 'getContactInfo',
            src: 'getContactInfo',
            onDone: {
              target: 'refreshed',
              actions: assign({ details: ({ event }) => event.output, mayBeOutdated: false }),
            },
            onError: 'notRefreshed',
          },
        },
        refreshed: {
          description: 'The page shows the reloaded details.',
          on: { finished: '#contact-details.viewing' },
        },
        notRefreshed: { description: 'Reloading failed; the page shows the details that were sent.' },
      },
    },
  },
});
