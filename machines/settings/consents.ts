import { assign, type PromiseActorLogic, setup } from 'xstate';
import { type ApiError, errorOf, isOutcomeUnknown } from '#domain/errors/api-error.ts';
import {
  type Consent,
  type ConsentAnswers,
  type ConsentUpdate,
  choose,
  confirmUpdate,
  hasDetails,
  hasFailure,
  hasQueued,
  hasUnknownOutcome,
  isNewAnswer,
  recordFailure,
  recordUnknown,
  sendNext,
  startAnswers,
  updateInProgress,
} from '#domain/settings/consents.ts';

/** The customer's consents (B2.99, B4.27). An answer is shown at once; answers are saved one after another. */
export const consents = setup({
  types: {
    context: {} as {
      answers: ConsentAnswers;
      /** The id of the consent whose details are open in the dialog. */
      openConsentId: string | null;
      error: ApiError | null;
    },
    events: {} as
      | ({ type: 'answer.chosen' } & ConsentUpdate)
      | { type: 'details.requested'; samtykkeId: string }
      | { type: 'dialog.dismissed' }
      | { type: 'retried' },
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
  },
  actors: {
    listConsents: {} as PromiseActorLogic<readonly Consent[]>,
    updateConsent: {} as PromiseActorLogic<{ date: string }, ConsentUpdate>,
  },
  guards: {
    isEmpty: (_, { list }: { list: readonly Consent[] }) => list.length === 0,
    // An open dialog covers the page, so nothing can be chosen.
    changesValue: ({ context, event }) =>
      context.openConsentId === null && 'answer' in event && isNewAnswer(context.answers, event),
    hasDetails: ({ context, event }) =>
      'samtykkeId' in event && hasDetails(context.answers, event.samtykkeId),
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
    hasQueued: ({ context }) => hasQueued(context.answers),
    hasUnknownOutcome: ({ context }) => hasUnknownOutcome(context.answers),
    hasFailure: ({ context }) => hasFailure(context.answers),
  },
  actions: {
    choose: assign({
      answers: ({ context, event }) => ('answer' in event ? choose(context.answers, event) : context.answers),
    }),
    keepError: assign({ error: ({ event }) => errorOf(event) }),
    confirm: assign({
      answers: ({ context }, { date }: { date: string }) => confirmUpdate(context.answers, date),
    }),
    markUnknown: assign({ answers: ({ context, event }) => recordUnknown(context.answers, errorOf(event)) }),
    markFailed: assign({ answers: ({ context, event }) => recordFailure(context.answers, errorOf(event)) }),
    sendNext: assign({ answers: ({ context }) => sendNext(context.answers) }),
  },
}).createMachine({
  id: 'consents',
  description: 'The visitor gives and takes back consents.',
  context: { answers: startAnswers([]), openConsentId: null, error: null },
  initial: 'loading',
  states: {
    absent: { description: 'No card: there are no consents to give.' },
    loading: {
      description: 'Loading the consents.',
      tags: 'waiting',
      invoke: {
        id: 'listConsents',
        src: 'listConsents',
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => ({ list: event.output }) }, target: 'absent' },
          { target: 'offered', actions: assign({ answers: ({ event }) => startAnswers(event.output) }) },
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
          initial: 'idle',
          on: { 'answer.chosen': { guard: 'changesValue', target: '.deciding', actions: 'choose' } },
          states: {
            idle: { description: 'No answer is queued, and no answer has failed.' },
            failed: {
              description: 'Saving an answer failed; the previous answer is shown again.',
              tags: 'failure',
            },
            unknown: {
              description: 'An answer may have been saved; the previous answer is shown again.',
              tags: ['failure', 'unknown'],
            },
            deciding: {
              description: 'Sends the next queued answer, or shows the result if none is queued.',
              always: [
                { guard: 'hasQueued', target: 'saving', actions: 'sendNext' },
                { guard: 'hasUnknownOutcome', target: 'unknown' },
                { guard: 'hasFailure', target: 'failed' },
                { target: 'idle' },
              ],
            },
            saving: {
              description: 'Saving one answer; others may be queued.',
              tags: ['waiting', 'unsaved'],
              initial: 'known',
              invoke: {
                id: 'updateConsent',
                src: 'updateConsent',
                input: ({ context }) => updateInProgress(context.answers),
                onDone: {
                  target: 'deciding',
                  actions: { type: 'confirm', params: ({ event }) => event.output },
                },
                onError: [
                  { guard: 'isOutcomeUnknown', target: 'deciding', actions: 'markUnknown' },
                  { target: 'deciding', actions: 'markFailed' },
                ],
              },
              on: { 'answer.chosen': { guard: 'changesValue', actions: 'choose' } },
              states: {
                known: {
                  description: 'No earlier answer has an unknown outcome.',
                  always: { guard: 'hasUnknownOutcome', target: 'unknown' },
                },
                unknown: { description: 'The outcome of an earlier answer is unknown.', tags: 'unknown' },
              },
            },
          },
        },
        dialog: {
          description: 'The dialog with the details of a consent.',
          initial: 'shut',
          states: {
            shut: {
              description: 'No dialog is open.',
              on: {
                'details.requested': {
                  guard: 'hasDetails',
                  target: 'details',
                  actions: assign({ openConsentId: ({ event }) => event.samtykkeId }),
                },
              },
            },
            details: {
              description: 'The dialog shows the details of one consent.',
              exit: assign({ openConsentId: null }),
              on: { 'dialog.dismissed': 'shut' },
            },
          },
        },
      },
    },
  },
});
