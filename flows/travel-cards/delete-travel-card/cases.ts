import { defineCases } from '#flows/engine/walk/cases.ts';
import { policyNumber } from '#flows/travel-cards/travel-card/cases.ts';
import { deleteTravelCardFlow } from './flow.ts';

export const deleteTravelCardCases = defineCases(deleteTravelCardFlow, {
  input: { reisekortId: 'rk-2', forsikringsnummer: policyNumber, reisekortinnehaver: 'Nora Skogly' },
  events: { confirmed: [{}], cancelled: [{}], 'dialog.dismissed': [{}] },
  actors: {
    deleteCard: {
      operation: 'deleteTravelCard',
      done: { deleted: { status: 204 } },
      failed: {
        'internal error': { status: 500 },
        'not the policyholder': { status: 403 },
        'not found': { status: 404 },
      },
    },
  },
  matters: ({ mayBeOutdated }) => mayBeOutdated,
});
