import { and, assign, not, type PromiseActorLogic, setup, stateIn } from 'xstate';
import { type ApiError, errorOf, isOutcomeUnknown } from '#domain/errors/api-error.ts';

interface Reservation {
  readonly reserved: boolean;
}

/** The reservation against electronic communication (B2.98, B4.28). A change is saved at once. */
export const reservations = setup({
  types: {
    context: {} as {
      /** The insurer stores a reservation for each bank (B7.30). */
      bankregnr: string;
      /** The insurer's value; null until it is loaded, and after a change with an unknown outcome. */
      confirmed: boolean | null;
      /** The value on the page. */
      chosen: boolean;
      /** The address that the visitor wants to leave for. */
      leavingTo: string;
      error: ApiError | null;
    },
    events: {} as
      | ({ type: 'reservation.chosen' } & Reservation)
      | { type: 'retried' }
      | { type: 'leave.requested'; address: string }
      | { type: 'leave.confirmed' }
      | { type: 'dialog.dismissed' },
    input: {} as { bankregnr: string },
    output: {} as { to: string },
    tags: {} as 'waiting' | 'failure' | 'unknown' | 'unsaved',
  },
  actors: {
    getReservation: {} as PromiseActorLogic<Reservation, string>,
    updateReservation: {} as PromiseActorLogic<Reservation, { bankregnr: string } & Reservation>,
  },
  guards: {
    changesValue: and([
      // An open dialog covers the page, so nothing can be chosen.
      stateIn({ shown: { dialog: 'shut' } }),
      ({ context, event }) => event.type === 'reservation.chosen' && event.reserved !== context.chosen,
    ]),
    isConfirmed: ({ context, event }) =>
      event.type === 'reservation.chosen' && event.reserved === context.confirmed,
    isDialogShut: stateIn({ shown: { dialog: 'shut' } }),
    isIdle: stateIn({ shown: { choice: 'idle' } }),
    isLatest: ({ context }, { reserved }: Reservation) => reserved === context.chosen,
    isTakenBack: ({ context }) => context.chosen === context.confirmed,
    isOutcomeUnknown: ({ event }) => isOutcomeUnknown(errorOf(event)),
  },
  actions: {
    choose: assign({
      chosen: ({ context, event }) => (event.type === 'reservation.chosen' ? event.reserved : context.chosen),
    }),
    confirm: assign({ confirmed: (_, { reserved }: Reservation) => reserved }),
    keepReservation: assign({
      confirmed: (_, { reserved }: Reservation) => reserved,
      chosen: (_, { reserved }: Reservation) => reserved,
    }),
    keepError: assign({ error: ({ event }) => errorOf(event) }),
  },
}).createMachine({
  id: 'reservations',
  description: 'The visitor makes or withdraws a reservation against electronic communication.',
  context: ({ input: { bankregnr } }) => ({
    bankregnr,
    confirmed: null,
    chosen: false,
    leavingTo: '/',
    error: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the reservation.',
      tags: 'waiting',
      invoke: {
        id: 'getReservation',
        src: 'getReservation',
        input: ({ context }) => context.bankregnr,
        onDone: {
          target: 'shown',
          actions: { type: 'keepReservation', params: ({ event }) => event.output },
        },
        onError: { target: 'unavailable', actions: 'keepError' },
      },
    },
    unavailable: {
      description: 'The reservation could not be loaded (C4.9).',
      tags: 'failure',
      on: { retried: 'loading' },
    },
    shown: {
      description: 'The reservation, and a dialog over the page.',
      type: 'parallel',
      states: {
        choice: {
          description: "The visitor's choice.",
          initial: 'idle',
          on: {
            'reservation.chosen': [
              { guard: and(['changesValue', 'isConfirmed']), target: '.idle', actions: 'choose' },
              { guard: 'changesValue', target: '.saving', actions: 'choose' },
            ],
          },
          states: {
            idle: {
              description: 'The shown choice is saved.',
              initial: 'unchanged',
              states: {
                unchanged: { description: 'There is nothing to save.' },
                saved: { description: 'The page says that the change is saved.' },
              },
            },
            saving: {
              description: 'Saving the choice.',
              tags: ['waiting', 'unsaved'],
              invoke: {
                id: 'updateReservation',
                src: 'updateReservation',
                input: ({ context }) => ({ bankregnr: context.bankregnr, reserved: context.chosen }),
                onDone: [
                  {
                    guard: { type: 'isLatest', params: ({ event }) => event.output },
                    target: 'idle.saved',
                    actions: { type: 'confirm', params: ({ event }) => event.output },
                  },
                  {
                    target: 'saving',
                    reenter: true,
                    actions: { type: 'confirm', params: ({ event }) => event.output },
                  },
                ],
                onError: [
                  {
                    guard: 'isOutcomeUnknown',
                    target: 'unsaved.unknown',
                    actions: ['keepError', assign({ confirmed: null })],
                  },
                  { guard: 'isTakenBack', target: 'idle' },
                  { target: 'unsaved.failed', actions: 'keepError' },
                ],
              },
              on: {
                'reservation.chosen': { guard: 'changesValue', actions: 'choose' },
              },
            },
            unsaved: {
              description: 'The shown choice is not saved.',
              tags: ['failure', 'unsaved'],
              initial: 'failed',
              on: { retried: { guard: 'isDialogShut', target: 'saving' } },
              states: {
                failed: { description: "Saving failed; the page keeps the visitor's choice." },
                unknown: {
                  description: 'No readable response: the change may have been saved.',
                  tags: 'unknown',
                },
              },
            },
          },
        },
        dialog: {
          description: 'The dialog to confirm leaving with an unsaved change.',
          initial: 'shut',
          states: {
            shut: {
              description: 'No dialog is open.',
              on: {
                'leave.requested': {
                  guard: not('isIdle'),
                  target: 'confirming',
                  actions: assign({ leavingTo: ({ event }) => event.address }),
                },
              },
            },
            confirming: {
              description: 'Asking the visitor to confirm leaving with an unsaved change (B4.28).',
              always: { guard: 'isIdle', target: '#reservations.leaving' },
              on: { 'leave.confirmed': '#reservations.leaving', 'dialog.dismissed': 'shut' },
            },
          },
        },
      },
    },
    leaving: {
      description: 'The visitor goes to the other page; an unsaved change may be lost.',
      type: 'final',
    },
  },
  output: ({ context }) => ({ to: context.leavingTo }),
});
