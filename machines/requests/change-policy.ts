import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf, isOutcomeUnknown } from '#domain/errors/api-error.ts';
import { meansNoRole } from '#domain/errors/no-access.ts';
import { checkForm, type FieldChange, withField } from '#domain/fields/form-check.ts';
import type { BusinessCustomer } from '#domain/policies/business-policies.ts';
import {
  type ChangeDraft,
  formFromDraft,
  type PolicyChange,
  policyChange,
} from '#domain/requests/change-request.ts';
import { policyWithNumber } from '#domain/requests/policies-to-change.ts';
import { filledIn, type RequestField, type RequestForm, requestForm } from '#domain/requests/request-form.ts';
import type { KnownContact } from '#domain/shared/contact-info.ts';
import type { Site } from '#domain/site/site.ts';
import { type RequestEvent, requestFilling } from '#machines/requests/request-states.ts';
import { loadingContactBefore } from '#machines/shared/contact-states.ts';
import type { loadContact } from '#machines/shared/load-contact.ts';
import type { noAccess } from '#machines/shared/no-access.ts';
import { withoutRole } from '#machines/shared/no-access-states.ts';
import type { loadChangeablePolicies } from './load-changeable-policies.ts';

interface ChangePolicyInput {
  readonly site: Pick<Site, 'overview' | 'phone'>;
  /** The number of the policy, from the address. */
  readonly number: string;
  /** The stored draft of the form (0021), which may belong to another policy; null if there is none. */
  readonly draft: ChangeDraft | null;
}

interface Context extends Pick<ChangePolicyInput, 'site' | 'number'> {
  /** Null until it is loaded. */
  readonly customer: BusinessCustomer | null;
  readonly form: RequestForm;
  /** The contact details that the form began with; empty until they are loaded. Null if the form is a stored draft. */
  readonly contact: KnownContact | null;
  /** When it was sent, in ISO 8601; null before that. */
  readonly sentAt: string | null;
  readonly error: ApiError | null;
}

/** A business asks for a change of a policy (B1.11, B2.3, B2.84). */
export const changePolicy = setup({
  types: {
    context: {} as Context,
    events: {} as RequestEvent,
    emitted: {} as { type: 'form.rejected' },
    input: {} as ChangePolicyInput,
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
  },
  actors: {
    loadChangeablePolicies: {} as typeof loadChangeablePolicies,
    loadContact: {} as typeof loadContact,
    noAccess: {} as typeof noAccess,
    changePolicy: {} as PromiseActorLogic<string, PolicyChange>,
  },
  guards: {
    isKnown: ({ context: { customer, number } }) => policyWithNumber(customer, number) !== null,
    isInForce: ({ context: { customer, number } }) => policyWithNumber(customer, number)?.href != null,
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
  id: 'change-policy',
  description: 'A business asks the insurer to change a policy.',
  context: ({ input: { site, number, draft } }) => ({
    site,
    number,
    customer: null,
    form: formFromDraft(draft, number),
    contact: draft?.number === number ? null : {},
    sentAt: null,
    error: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'A child flow loads the policies; the address names one of them.',
      invoke: {
        id: 'loadChangeablePolicies',
        src: 'loadChangeablePolicies',
        input: ({ context: { site } }) => ({ site }),
        onDone: { target: 'finding', actions: assign({ customer: ({ event }) => event.output }) },
      },
    },
    finding: {
      description: 'Finding the policy by its number.',
      always: [
        { guard: 'isInForce', target: 'loadingContact' },
        { guard: 'isKnown', target: 'tooEarly' },
        { target: 'notFound' },
      ],
    },
    notFound: { description: 'The business has no active policy with this number (B8.4, C4.7).' },
    tooEarly: { description: 'The policy is not in force yet, so it cannot be changed (B4.6, C4.2).' },
    noAccess: withoutRole,
    loadingContact: loadingContactBefore('filling'),
    filling: requestFilling<Context>(),
    sending: {
      description: 'Sending the change to the insurer.',
      tags: ['waiting', 'unsaved'],
      invoke: {
        id: 'changePolicy',
        src: 'changePolicy',
        input: ({ context }) => policyChange(context),
        onDone: { target: 'sent', actions: assign({ sentAt: ({ event }) => event.output }) },
        onError: [
          { guard: 'meansNoRole', target: 'noAccess' },
          { guard: 'isOutcomeUnknown', target: 'filling.unknown', actions: 'keepError' },
          { target: 'filling.failed', actions: 'keepError' },
        ],
      },
    },
    sent: { description: 'The receipt: the insurer has received the change (B2.86).' },
  },
});
