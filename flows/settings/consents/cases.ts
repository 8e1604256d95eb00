import { defineCases } from '#flows/engine/walk/cases.ts';
import { consentsFlow } from './flow.ts';

export const consentsCases = defineCases(consentsFlow, {
  input: undefined,
  events: {
    'answer.chosen': [
      { samtykkeId: 'tilbud', answer: false },
      { samtykkeId: 'tilbud', answer: true },
      { samtykkeId: 'bank', answer: true },
    ],
    'details.requested': [{ samtykkeId: 'tilbud' }],
    'dialog.dismissed': [{}],
    retried: [{}],
  },
  actors: {
    listConsents: {
      operation: 'listConsents',
      done: {
        consents: {
          status: 200,
          body: [
            {
              samtykkeId: 'tilbud',
              tittel: 'Tilbud og råd',
              infoTekst: 'Vi kan sende deg tilbud og råd om forsikring.',
              avslagTekst: 'Du får ikke tilbud og råd fra oss.',
              modalTekster: ['Vi bruker opplysninger om forsikringene dine.', 'Du kan trekke samtykket.'],
              answer: { answer: true, date: '2026-02-03' },
            },
            {
              samtykkeId: 'bank',
              tittel: 'Deling med banken',
              infoTekst: 'Banken din kan se hvilke forsikringer du har.',
              avslagTekst: 'Banken din kan ikke se forsikringene dine.',
              modalTekster: [],
            },
          ],
        },
        'empty list': { status: 200, body: [] },
      },
      failed: {
        'internal error': { status: 500 },
        'wrong shape': { status: 200, body: [{ samtykkeId: 'tilbud' }] },
      },
    },
    updateConsent: {
      operation: 'updateConsent',
      done: { saved: { status: 204 } },
      failed: { 'internal error': { status: 500 } },
    },
  },
  matters: ({ answers: { sending, queued }, openConsentId }) =>
    // While a dialog is open, the queue does not matter. Sorted, because the order of the queue does not matter either.
    openConsentId ?? {
      sending: sending?.samtykkeId,
      queued: queued.map(({ samtykkeId }) => samtykkeId === sending?.samtykkeId).sort(),
    },
});
