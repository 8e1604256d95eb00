import { assign, emit, type PromiseActorLogic, setup } from 'xstate';
import {
  allAnswered,
  type DeclarationFormValues,
  isUnwanted,
  noAnswers,
  type Question,
  type SelfDeclaration,
  toDeclarationPayload,
  type Verdict,
} from '#domain/buying/self-declaration.ts';
import { type ApiError, apiError, errorOf, isOutcomeUnknown, ownCodes } from '#domain/errors/api-error.ts';
import type { Bank } from '#domain/shared/bank.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import type { Exit } from '#domain/site/exit.ts';
import type { Site } from '#domain/site/site.ts';
import type { bankSelection } from './bank-selection.ts';

/** The addresses of the exits; not links of `Site`, because no screen shows them. */
interface DeclarationSite extends Pick<Site, 'phone'> {
  readonly nextPage: AllowedAddress;
  readonly overview: AllowedAddress;
}

/**
 * Runs before a first purchase: customers with a bank relationship choose a bank, and all customers answer three
 * questions (A2.41 to A2.43).
 */
export const selfDeclaration = setup({
  types: {
    context: {} as {
      site: DeclarationSite;
      /** If the customer record has a bank relationship, the visitor chooses a bank first (A2.41). */
      hasBankRelationship: boolean;
      form: DeclarationFormValues;
      error: ApiError | null;
    },
    events: {} as
      | { type: 'field.changed'; field: Question; value: boolean }
      | { type: 'submitted' }
      | { type: 'retried' }
      | { type: 'cancelled' }
      | { type: 'address.requested'; address: string },
    emitted: {} as { type: 'form.rejected' },
    input: {} as { site: DeclarationSite; draft: DeclarationFormValues | null },
    output: {} as Exit,
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
    meta: {} as { address: '/bankvelger' | '/egenerklaring' },
  },
  actors: {
    loadCustomer: {} as PromiseActorLogic<{ hasBankRelationship: boolean }>,
    bankSelection: {} as typeof bankSelection,
    submitDeclaration: {} as PromiseActorLogic<Verdict | null, SelfDeclaration>,
  },
  guards: {
    hasBankRelationship: (_, { hasBankRelationship }: { hasBankRelationship: boolean }) =>
      hasBankRelationship,
    /** Any 404, also for a customer of another bank. */
    isNewCustomer: ({ event }) => errorOf(event).status === 404,
    isBankChosen: (_, { bank }: { bank: Bank | null }) => bank !== null,
    leadsToQuestions: ({ context, event }) =>
      'address' in event && event.address === '/egenerklaring' && context.form.bank !== null,
    leadsToBankSelection: ({ context, event }) =>
      'address' in event && event.address === '/bankvelger' && context.hasBankRelationship,
    allAnswered: ({ context }) => allAnswered(context.form.answers),
    isUnwanted: (_, { verdict }: { verdict: Verdict | null }) => isUnwanted(verdict),
    hasNoVerdict: (_, { verdict }: { verdict: Verdict | null }) => verdict === null,
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
  },
  actions: {
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    keepField: assign({
      form: ({ context: { form } }, { field, value }: { field: Question; value: boolean }) => ({
        ...form,
        answers: { ...form.answers, [field]: value },
      }),
    }),
  },
}).createMachine({
  id: 'self-declaration',
  description:
    'Before a first purchase, customers with a bank relationship choose a bank, and all answer three questions.',
  context: ({ input }) => ({
    site: input.site,
    hasBankRelationship: false,
    form: input.draft ?? { bank: null, answers: noAnswers },
    error: null,
  }),
  initial: 'loadingCustomer',
  states: {
    loadingCustomer: {
      description: 'Loading the customer record.',
      tags: 'waiting',
      invoke: {
        id: 'loadCustomer',
        src: 'loadCustomer',
        onDone: [
          {
            guard: { type: 'hasBankRelationship', params: ({ event }) => event.output },
            target: 'choosingBank',
            actions: assign({ hasBankRelationship: true }),
          },
          { target: 'filling' },
        ],
        onError: [
          { guard: 'isNewCustomer', target: 'filling' },
          { target: 'unavailable', actions: 'keepError' },
        ],
      },
    },
    unavailable: {
      description: 'The customer record could not be loaded.',
      tags: 'failure',
      on: { retried: 'loadingCustomer' },
    },
    choosingBank: {
      description: 'The visitor chooses the local bank in a child flow.',
      meta: { address: '/bankvelger' },
      invoke: {
        id: 'bankSelection',
        src: 'bankSelection',
        input: ({ context }) => ({ bank: context.form.bank, phone: context.site.phone }),
        onDone: [
          {
            guard: { type: 'isBankChosen', params: ({ event }) => event.output },
            target: 'filling',
            actions: assign({ form: ({ context, event }) => ({ ...context.form, bank: event.output.bank }) }),
          },
          { target: 'cancelled' },
        ],
      },
      on: {
        'address.requested': { guard: 'leadsToQuestions', target: 'filling' },
      },
    },
    filling: {
      description: 'The visitor answers the three questions.',
      meta: { address: '/egenerklaring' },
      initial: 'typing',
      on: {
        'field.changed': {
          actions: { type: 'keepField', params: ({ event }) => event },
        },
        submitted: [{ guard: 'allAnswered', target: 'sending' }, { target: '.rejected' }],
        cancelled: 'cancelled',
        'address.requested': { guard: 'leadsToBankSelection', target: 'choosingBank' },
      },
      states: {
        typing: { description: 'The form shows the answers given so far.' },
        rejected: {
          description: 'The visitor submitted the form with an unanswered question.',
          entry: emit({ type: 'form.rejected' }),
          always: { guard: 'allAnswered', target: 'typing' },
        },
        failed: {
          description: 'Sending failed, or the response had no verdict; the answers are kept.',
          tags: 'failure',
        },
        unknown: {
          description: 'No readable response: the declaration may have arrived.',
          tags: ['failure', 'unknown'],
        },
      },
    },
    sending: {
      description: 'Sending the answers to the insurer.',
      tags: ['waiting', 'unsaved'],
      meta: { address: '/egenerklaring' },
      invoke: {
        id: 'submitDeclaration',
        src: 'submitDeclaration',
        input: ({ context: { form } }) => toDeclarationPayload(form.answers, form.bank?.bankregnr ?? null),
        onDone: [
          {
            guard: { type: 'isUnwanted', params: ({ event }) => ({ verdict: event.output }) },
            target: 'unwanted',
          },
          {
            guard: { type: 'hasNoVerdict', params: ({ event }) => ({ verdict: event.output }) },
            target: 'filling.failed',
            actions: assign({ error: apiError({ code: ownCodes.empty, url: '/egenerklaring' }) }),
          },
          { target: 'accepted' },
        ],
        onError: [
          { guard: 'isOutcomeUnknown', target: 'filling.unknown', actions: 'keepError' },
          { target: 'filling.failed', actions: 'keepError' },
        ],
      },
    },
    unwanted: {
      description: 'The insurer does not sell digitally to this customer.',
      meta: { address: '/egenerklaring' },
      on: { 'address.requested': { guard: 'leadsToBankSelection', target: 'choosingBank' } },
    },
    accepted: {
      description: 'The visitor goes to the requested page, or to the buy page.',
      type: 'final',
      output: ({ context }): Exit => ({ leave: context.site.nextPage }),
    },
    cancelled: {
      description: 'The visitor goes back to the overview.',
      type: 'final',
      output: ({ context }): Exit => ({ leave: context.site.overview }),
    },
  },
  output: ({ event }) => event.output as Exit,
});
