import { defineCases, within } from '#flows/engine/walk/cases.ts';
import { shownTravelCardFlow } from '#flows/travel-cards/shown-travel-card/flow.ts';
import { policyNumber } from '#flows/travel-cards/travel-card/cases.ts';
import { deleteTravelCardFlow } from './flow.ts';

export const deleteTravelCardCases = defineCases(deleteTravelCardFlow, {
  within: within(shownTravelCardFlow, 'page.dialog.deleting'),
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
