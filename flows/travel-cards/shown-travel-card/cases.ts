import { policyOfCard } from '#domain/travel-cards/card-policy.ts';
import { isExpired } from '#domain/travel-cards/travel-card.ts';
import { defineCases, within } from '#flows/engine/walk/cases.ts';
import {
  customerWith,
  daughters,
  number,
  own,
  travelCardCases,
} from '#flows/travel-cards/travel-card/cases.ts';
import { travelCardFlow } from '#flows/travel-cards/travel-card/flow.ts';
import { shownTravelCardFlow } from './flow.ts';

const { site, today } = travelCardCases.input;

const policy = policyOfCard(customerWith('Reise familie').forsikringer, number);

/** As the page gets it: the calls add the address of the PDF. */
const withPdf = <Card extends { readonly reisekortId: string }>(card: Card) => ({
  ...card,
  pdf: `/rest/reisekort/forsikringer/${card.reisekortId}/dokument`,
});

export const shownTravelCardCases = defineCases(shownTravelCardFlow, {
  within: within(travelCardFlow, 'shown'),
  input: { site, forsikringsnummer: number, today, cards: [own, daughters].map(withPdf), policy },
  events: {
    retried: [{}],
    'share.requested': [{}],
    'delete.requested': [{ reisekortId: 'rk-1' }, { reisekortId: 'rk-2' }],
  },
  actors: {
    loadCards: {
      operation: 'getTravelCard',
      done: {
        expired: { status: 200, body: [{ ...own, expirationDate: '2020-01-31' }] },
        none: { status: 200, body: [] },
      },
      failed: { 'internal error': { status: 500 } },
    },
    cardTerms: {},
    shareTravelCard: { unchanged: 'nothing', shared: 'possible' },
    deleteTravelCard: { unchanged: 'nothing', unsure: 'possible', deleted: 'deleted' },
  },
  matters: ({ cards }) => cards.map((card) => isExpired(card, today)),
});
