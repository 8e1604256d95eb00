import { defineCases } from '#flows/engine/walk/cases.ts';
import { reservationsFlow } from './flow.ts';

export const reservationsCases = defineCases(reservationsFlow, {
  input: { bankregnr: '4200' },
  events: {
    'reservation.chosen': [{ reserved: true }, { reserved: false }],
    'leave.requested': [{ address: '/finnes-ikke' }],
    'leave.confirmed': [{}],
    'dialog.dismissed': [{}],
    retried: [{}],
  },
  actors: {
    getReservation: {
      operation: 'getReservation',
      done: {
        'not reserved': { status: 200, body: { reservert: false } },
        reserved: { status: 200, body: { reservert: true } },
      },
      failed: { 'internal error': { status: 500 } },
    },
    updateReservation: {
      operation: 'updateReservation',
      done: { saved: { status: 204 } },
      failed: { 'internal error': { status: 500 } },
    },
  },
  matters: ({ chosen, confirmed }) => ({
    isConfirmed: chosen === confirmed,
    isUnknown: confirmed === null,
  }),
});
