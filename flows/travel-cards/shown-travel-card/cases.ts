import { isExpired } from '#domain/travel-cards/travel-card.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import {
  cards,
  ownCard,
  policy,
  policyNumber,
  travelCardCases,
} from '#flows/travel-cards/travel-card/cases.ts';
import { shownTravelCardFlow } from './flow.ts';

const unchanged = { isDeleted: false, mayBeOutdated: false };
const maybeOutdated = { isDeleted: false, mayBeOutdated: true };
const { site, today } = travelCardCases.input;

export const shownTravelCardCases = defineCases(shownTravelCardFlow, {
  input: { alarmCentre: site.alarmCentre, forsikringsnummer: policyNumber, today, cards, policy },
  events: {
    retried: [{}],
    'share.requested': [{}],
    'delete.requested': [{ reisekortId: 'rk-1' }, { reisekortId: 'rk-2' }],
  },
  actors: {
    loadCards: {
      operation: 'findTravelCard',
      done: {
        expired: { status: 200, body: [{ ...ownCard, expirationDate: '2020-01-31' }] },
        none: { status: 200, body: [] },
      },
      failed: { 'internal error': { status: 500 } },
    },
    shareTravelCard: { cancelled: unchanged, shared: maybeOutdated },
    deleteTravelCard: {
      cancelled: unchanged,
      unknown: maybeOutdated,
      deleted: { isDeleted: true, mayBeOutdated: true },
    },
  },
  matters: (context) => context.cards.map((card) => isExpired(card, today)),
});
