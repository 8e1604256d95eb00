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

/** What the customer lets the insurer do (B2.99, B4.27): an answer is shown at once, and sent at once. */
export const consents = setup({
  types: {
    context: {} as {
      /** Numbers of the banks whose customers have consents to give (B6.13). */
      consentBanks: readonly string[];
      answering: Answering;
      /** The consent whose texts lie above the page. */
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
    // Beneath an open dialog nothing can be chosen.
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
      description: 'The consents, with what may lie above them.',
      type: 'parallel',
      states: {
        answers: {
          description: 'The consents with their answers.',
          initial: 'resting',
          on: { 'answer.chosen': { guard: 'isNew', target: '.deciding', actions: 'choose' } },
          states: {
            resting: { description: 'All that was sent is saved.' },
            failed: { description: 'Saving failed; the answer before it is shown again.', tags: 'failure' },
            unknown: {
              description: 'An answer may have been saved; the one before it is shown again.',
              tags: ['failure', 'unknown'],
            },
            deciding: {
              description: 'What waits is sent; then it shows how all went.',
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
              initial: 'sure',
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
                sure: {
                  description: 'Every answer before it is known to be saved or not.',
                  always: { guard: 'inDoubt', target: 'unsure' },
                },
                unsure: { description: 'An answer before it may have been saved, or not.', tags: 'unknown' },
              },
            },
          },
        },
        dialog: {
          description: 'What lies above the page.',
          initial: 'shut',
          states: {
            shut: {
              description: 'No dialog.',
              on: {
                'details.requested': {
                  guard: 'hasDetails',
                  target: 'details',
                  actions: assign({ reading: ({ event }) => event.samtykkeId }),
                },
              },
            },
            details: {
              description: 'More about one consent.',
              exit: assign({ reading: null }),
              on: { 'dialog.dismissed': 'shut' },
            },
          },
        },
      },
    },
  },
});
