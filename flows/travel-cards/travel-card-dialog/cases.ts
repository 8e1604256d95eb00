import { defineCases } from '#flows/engine/walk/cases.ts';
import { travel } from '#flows/fixtures/business-travel.ts';
import { ownCard } from '#flows/travel-cards/travel-card/cases.ts';
import { travelCardDialogFlow } from './flow.ts';

export const travelCardDialogCases = defineCases(travelCardDialogFlow, {
  input: {
    alarmCentre: '+47 21 00 00 99',
    today: '2026-11-22',
    forsikringsnummer: travel.forsikringsnummer,
    status: travel.status,
  },
  events: { retried: [{}], 'dialog.dismissed': [{}] },
  actors: {
    loadCards: {
      operation: 'findTravelCard',
      done: {
        "the visitor's own": {
          status: 200,
          body: [{ ...ownCard, forsikringsnummer: { value: travel.forsikringsnummer }, produktkode: 'N90' }],
        },
        none: { status: 200, body: [] },
      },
      failed: { 'internal error': { status: 500 } },
    },
  },
  matters: ({ cards }) => cards.length,
});
