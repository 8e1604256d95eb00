import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf, outcomeUnknown } from '#domain/errors/api-error.ts';
import { hasConsents } from '#domain/person/private-right.ts';
import {
  type Answering,
  answering,
  type Consent,
  type ConsentUpdate,
  choose,
  hasDetails,
  inDoubt,
  inTrouble,
  isNewAnswer,
  maybeSaved,
  notSaved,
  saved,
  sendNext,
  sent,
  somethingWaits,
} from '#domain/settings/consents.ts';
import type { Bank } from '#domain/shared/bank.ts';

/** The customer's consents (B2.99, B4.27). An answer is shown at once; answers are saved one after another. */
export const consents = setup({
  types: {
    context: {} as {
      /** Numbers of the banks whose customers have consents to give (B6.13). */
      consentBanks: readonly string[];
      answering: Answering;
      /** The id of the consent whose details are open in the dialog. */
      reading: string | null;
      error: ApiError | null;
    },
    events: {} as
      | ({ type: 'answer.chosen' } & ConsentUpdate)
      | { type: 'details.requested'; samtykkeId: string }
      | { type: 'dialog.dismissed' }
      | { type: 'retried' },
    input: {} as { consentBanks: readonly string[] },
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
  },
  actors: {
    getBankInfo: {} as PromiseActorLogic<Bank>,
    listConsents: {} as PromiseActorLogic<readonly Consent[]>,
    updateConsent: {} as PromiseActorLogic<{ date: string }, ConsentUpdate>,
  },
  guards: {
    hasConsents: ({ context }, { bankregnr }: Bank) => hasConsents(bankregnr, context.consentBanks),
    isEmpty: (_, { list }: { list: readonly Consent[] }) => list.length === 0,
    // An open dialog covers the page, so nothing can be chosen.
    isNew: ({ context, event }) =>
      context.reading === null && 'answer' in event && isNewAnswer(context.answering, event),
    hasDetails: ({ context, event }) =>
      'samtykkeId' in event && hasDetails(context.answering, event.samtykkeId),
    outcomeUnknown: ({ event }) => outcomeUnknown(errorOf(event)),
    somethingWaits: ({ context }) => somethingWaits(context.answering),
    inDoubt: ({ context }) => inDoubt(context.answering),
    inTrouble: ({ context }) => inTrouble(context.answering),
  },
  actions: {
    choose: assign({
      answering: ({ context, event }) =>
        'answer' in event ? choose(context.answering, event) : context.answering,
    }),
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    save: assign({
      answering: ({ context }, { date }: { date: string }) => saved(context.answering, date),
    }),
    doubt: assign({ answering: ({ context, event }) => maybeSaved(context.answering, errorOf(event)) }),
    revert: assign({ answering: ({ context, event }) => notSaved(context.answering, errorOf(event)) }),
    sendNext: assign({ answering: ({ context }) => sendNext(context.answering) }),
  },
}).createMachine({
  id: 'consents',
  description: 'The customer gives and takes back consents.',
  context: ({ input }) => ({
    consentBanks: input.consentBanks,
    answering: answering([]),
    reading: null,
    error: null,
  }),
  initial: 'identifying',
  states: {
    identifying: {
      description: "Loading the visitor's bank, which decides whether there are consents to give.",
      tags: 'waiting',
      invoke: {
        id: 'getBankInfo',
        src: 'getBankInfo',
        onDone: [
          { guard: { type: 'hasConsents', params: ({ event }) => event.output }, target: 'loading' },
          { target: 'absent' },
        ],
        onError: 'absent',
      },
    },
    absent: { description: 'No card: the bank offers no consents, or could not be loaded (C4.9).' },
    loading: {
      description: 'Loading the consents.',
      tags: 'waiting',
      invoke: {
        id: 'listConsents',
        src: 'listConsents',
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => ({ list: event.output }) }, target: 'absent' },
          { target: 'offered', actions: assign({ answering: ({ event }) => answering(event.output) }) },
        ],
        onError: { target: 'unavailable', actions: 'keepError' },
      },
    },
    unavailable: {
      description: 'The consents could not be loaded.',
      tags: 'failure',
      on: { retried: 'loading' },
    },
    offered: {
      description: 'The consents, and a dialog over them.',
      type: 'parallel',
      states: {
        answers: {
          description: 'The consents with their answers.',
          initial: 'resting',
          on: { 'answer.chosen': { guard: 'isNew', target: '.deciding', actions: 'choose' } },
          states: {
            resting: { description: 'No answer is waiting to be saved.' },
            failed: { description: 'Saving failed; the previous answer is shown again.', tags: 'failure' },
            unknown: {
              description: 'An answer may have been saved; the previous answer is shown again.',
              tags: ['failure', 'unknown'],
            },
            deciding: {
              description: 'Sends the next queued answer, or shows the result if none is queued.',
              always: [
                { guard: 'somethingWaits', target: 'saving', actions: 'sendNext' },
                { guard: 'inDoubt', target: 'unknown' },
                { guard: 'inTrouble', target: 'failed' },
                { target: 'resting' },
              ],
            },
            saving: {
              description: 'Saving one answer; others are queued.',
              tags: ['waiting', 'unsaved'],
              initial: 'known',
              invoke: {
                id: 'updateConsent',
                src: 'updateConsent',
                input: ({ context }) => sent(context.answering),
                onDone: {
                  target: 'deciding',
                  actions: { type: 'save', params: ({ event }) => event.output },
                },
                onError: [
                  { guard: 'outcomeUnknown', target: 'deciding', actions: 'doubt' },
                  { target: 'deciding', actions: 'revert' },
                ],
              },
              on: { 'answer.chosen': { guard: 'isNew', actions: 'choose' } },
              states: {
                known: {
                  description: 'The results of all earlier answers are known.',
                  always: { guard: 'inDoubt', target: 'unknown' },
                },
                unknown: { description: 'The result of an earlier answer is unknown.', tags: 'unknown' },
              },
            },
          },
        },
        dialog: {
          description: 'The dialog over the page.',
          initial: 'shut',
          states: {
            shut: {
              description: 'No dialog is open.',
              on: {
                'details.requested': {
                  guard: 'hasDetails',
                  target: 'details',
                  actions: assign({ reading: ({ event }) => event.samtykkeId }),
                },
              },
            },
            details: {
              description: 'The dialog shows the details of one consent.',
              exit: assign({ reading: null }),
              on: { 'dialog.dismissed': 'shut' },
            },
          },
        },
      },
    },
  },
});
