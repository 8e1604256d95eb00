import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf, isOutcomeUnknown } from '#domain/errors/api-error.ts';
import { meansNoRole } from '#domain/errors/no-access.ts';
import { checkForm, type FieldChange, withField } from '#domain/fields/form-check.ts';
import { mayAs, type Representative } from '#domain/person/representative.ts';
import {
  emptyRequest,
  filledIn,
  type RequestField,
  type RequestForm,
  requestForm,
  requestOf,
} from '#domain/requests/request-form.ts';
import type { KnownContact } from '#domain/shared/contact-info.ts';
import type { Site } from '#domain/site/site.ts';
import { type RequestEvent, requestFilling } from '#machines/requests/request-states.ts';
import { loadingContactBefore } from '#machines/shared/contact-states.ts';
import type { loadContact } from '#machines/shared/load-contact.ts';
import type { loadRepresentative } from '#machines/shared/load-representative.ts';
import type { noAccess } from '#machines/shared/no-access.ts';
import { withoutRole } from '#machines/shared/no-access-states.ts';

export interface OrderPolicyInput {
  readonly site: Pick<Site, 'overview' | 'phone'>;
  /** The stored draft of the form (0021); null if there is none. */
  readonly draft: RequestForm | null;
}

interface Context {
  readonly site: OrderPolicyInput['site'];
  /** Set only if the visitor may not order; null otherwise. */
  readonly representative: Representative | null;
  readonly form: RequestForm;
  /** The contact details that the form began with; empty until they are loaded. Null if the form is a stored draft. */
  readonly contact: KnownContact | null;
  /** When it was sent, in ISO 8601; null before that. */
  readonly sentAt: string | null;
  readonly error: ApiError | null;
}

/** A business asks to be called about new insurance (B1.12, B2.5, B2.88). */
export const orderPolicy = setup({
  types: {
    context: {} as Context,
    events: {} as RequestEvent,
    emitted: {} as { type: 'form.rejected' },
    input: {} as OrderPolicyInput,
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
  },
  actors: {
    loadRepresentative: {} as typeof loadRepresentative,
    loadContact: {} as typeof loadContact,
    noAccess: {} as typeof noAccess,
    orderPolicy: {} as PromiseActorLogic<string, RequestForm>,
  },
  guards: {
    mayOrder: (_, { output }: { output: Representative }) => mayAs(output, 'orderPolicy'),
    isValid: ({ context }) => checkForm(requestForm, context.form).ok,
    meansNoRole: ({ event }) => meansNoRole(errorOf(event)),
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
  },
  actions: {
    fillIn: assign(({ context }, { output: contact }: { output: KnownContact }) =>
      context.contact === null ? {} : { contact, form: filledIn(contact) },
    ),
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    keepField: assign(({ context }, change: FieldChange<RequestField>) => withField(context, change)),
  },
}).createMachine({
  id: 'order-policy',
  description: 'A business asks the insurer to call about new insurance.',
  context: ({ input: { site, draft } }) => ({
    site,
    representative: null,
    form: draft ?? emptyRequest,
    contact: draft ? null : {},
    sentAt: null,
    error: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'A child flow loads the role of the visitor, which decides whether they may order.',
      invoke: {
        id: 'loadRepresentative',
        src: 'loadRepresentative',
        input: ({ context: { site } }) => ({ site }),
        onDone: [
          { guard: { type: 'mayOrder', params: ({ event }) => event }, target: 'loadingContact' },
          { target: 'notAllowed', actions: assign({ representative: ({ event }) => event.output }) },
        ],
      },
    },
    notAllowed: { description: 'The visitor may not order; the page says whom to contact (B2.89, B6.6).' },
    noAccess: withoutRole,
    loadingContact: loadingContactBefore('filling'),
    filling: requestFilling<Context>(),
    sending: {
      description: 'Sending the order to the insurer.',
      tags: ['waiting', 'unsaved'],
      invoke: {
        id: 'orderPolicy',
        src: 'orderPolicy',
        input: ({ context }) => requestOf(context.form),
        onDone: { target: 'sent', actions: assign({ sentAt: ({ event }) => event.output }) },
        onError: [
          { guard: 'meansNoRole', target: 'noAccess' },
          { guard: 'isOutcomeUnknown', target: 'filling.unknown', actions: 'keepError' },
          { target: 'filling.failed', actions: 'keepError' },
        ],
      },
    },
    sent: { description: 'The receipt: the insurer has received the order, and will call.' },
  },
});
