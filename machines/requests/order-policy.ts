import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf, outcomeUnknown } from '#domain/errors/api-error.ts';
import { checkForm } from '#domain/fields/form-check.ts';
import {
  emptyRequest,
  type RequestField,
  type RequestForm,
  requestForm,
  requestOf,
} from '#domain/requests/request-form.ts';
import { mayOrder, type Requester } from '#domain/requests/requester.ts';
import type { SiteLink } from '#domain/site/site-link.ts';
import type { directAccess } from '#machines/arriving/direct-access.ts';

export interface OrderPolicyInput {
  /** Numbers of the banks that may block direct access. */
  readonly mayBlock: readonly string[];
  readonly overview: SiteLink;
  /** A form from before the visitor had to log in. */
  readonly draft: RequestForm | null;
}

/** A business asks to be called about new insurance (B1.12, B2.5, B2.88). */
export const orderPolicy = setup({
  types: {
    context: {} as {
      mayBlock: readonly string[];
      overview: SiteLink;
      /** Null until they are loaded. */
      relations: Requester['relations'] | null;
      /** Null until it is loaded. */
      acting: Pick<Requester, 'organisasjonsnummer'> | null;
      form: RequestForm;
      error: ApiError | null;
    },
    events: {} as
      | { type: 'field.changed'; field: RequestField; value: string }
      | { type: 'submitted' }
      | { type: 'retried' },
    emitted: {} as { type: 'form.rejected' },
    input: {} as OrderPolicyInput,
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
  },
  actors: {
    directAccess: {} as typeof directAccess,
    loadRelations: {} as PromiseActorLogic<Requester['relations']>,
    identify: {} as PromiseActorLogic<Pick<Requester, 'organisasjonsnummer'>>,
    orderPolicy: {} as PromiseActorLogic<unknown, RequestForm>,
  },
  guards: {
    isLoaded: ({ context }) => context.relations !== null && context.acting !== null,
    mayOrder: ({ context: { relations, acting } }) =>
      relations !== null && acting !== null && mayOrder({ relations, ...acting }),
    isRight: ({ context }) => checkForm(requestForm, context.form).ok,
    outcomeUnknown: ({ event }) => outcomeUnknown(errorOf(event)),
  },
  actions: { keepError: assign({ error: ({ event }) => errorOf(event) }) },
}).createMachine({
  id: 'order-policy',
  description: 'A business asks the insurer to call about new insurance.',
  context: ({ input: { mayBlock, overview, draft } }) => ({
    mayBlock,
    overview,
    relations: null,
    acting: null,
    form: draft ?? emptyRequest,
    error: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Whether the bank lets the customer in, in a flow of its own.',
      invoke: {
        id: 'directAccess',
        src: 'directAccess',
        input: ({ context }) => ({ mayBlock: context.mayBlock }),
        onDone: 'loading',
      },
    },
    loading: {
      description: 'Loading whom the visitor acts for, and with which role.',
      tags: 'waiting',
      invoke: [
        {
          id: 'loadRelations',
          src: 'loadRelations',
          onDone: { actions: assign({ relations: ({ event }) => event.output }) },
          onError: { target: 'unavailable', actions: 'keepError' },
        },
        {
          id: 'identify',
          src: 'identify',
          onDone: { actions: assign({ acting: ({ event }) => event.output }) },
          onError: { target: 'unavailable', actions: 'keepError' },
        },
      ],
      always: { guard: 'isLoaded', target: 'deciding' },
    },
    unavailable: {
      description: 'The visitor or the relations could not be loaded.',
      tags: 'failure',
      entry: assign({ relations: null, acting: null }),
      on: { retried: 'loading' },
    },
    deciding: {
      description: 'Only users with the right to write order (B2.89, B6.6).',
      always: [{ guard: 'mayOrder', target: 'editing' }, { target: 'refused' }],
    },
    refused: { description: 'The visitor reads whom to contact instead (B2.89).' },
    editing: {
      description: 'The customer writes what is wanted, and how to be reached.',
      initial: 'filling',
      on: {
        'field.changed': {
          actions: assign({
            form: ({ context, event }) => ({ ...context.form, [event.field]: event.value }),
          }),
        },
        submitted: [{ guard: 'isRight', target: 'sending' }, { target: '.rejected' }],
      },
      states: {
        filling: { description: 'The fields, with what is typed so far.' },
        rejected: {
          description: 'The customer wanted to send what is not right.',
          entry: emit({ type: 'form.rejected' }),
          always: { guard: 'isRight', target: 'filling' },
        },
        failed: { description: 'The server said no; what is typed stands (B8.7).', tags: 'failure' },
        unknown: {
          description: 'No answer that can be read: the order may have been sent all the same.',
          tags: ['failure', 'unknown'],
        },
      },
    },
    sending: {
      description: 'Sending the order to the insurer.',
      tags: ['waiting', 'unsaved'],
      invoke: {
        id: 'orderPolicy',
        src: 'orderPolicy',
        input: ({ context }) => requestOf(context.form),
        onDone: 'sent',
        onError: [
          { guard: 'outcomeUnknown', target: 'editing.unknown', actions: 'keepError' },
          { target: 'editing.failed', actions: 'keepError' },
        ],
      },
    },
    sent: { description: 'The insurer has the order, and calls.' },
  },
});
