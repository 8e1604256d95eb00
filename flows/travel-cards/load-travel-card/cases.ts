import { countsAsNoPolicies, getsAutomaticCard } from '#domain/travel-cards/card-policy.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { customerWith, daughtersCard, ownCard, policyNumber } from '#flows/travel-cards/travel-card/cases.ts';
import { loadTravelCardFlow } from './flow.ts';

export const loadTravelCardCases = defineCases(loadTravelCardFlow, {
  input: { forsikringsnummer: policyNumber },
  events: { retried: [{}] },
  actors: {
    cards: {
      operation: 'findTravelCard',
      done: {
        'two cards': { status: 200, body: [ownCard, daughtersCard] },
        none: { status: 200, body: [] },
      },
      failed: { 'internal error': { status: 500 } },
    },
    policy: {
      operation: 'getDamageCustomer',
      done: {
        'for a family': { status: 200, body: customerWith('Reise familie') },
        'for one person': { status: 200, body: customerWith('Reise') },
        'with another number': { status: 200, body: customerWith('Reise familie', '7010010') },
      },
      failed: { 'internal error': { status: 500 } },
    },
    createCard: {
      operation: 'generateTravelCards',
      done: {
        created: { status: 200, body: [ownCard] },
      },
      failed: { 'internal error': { status: 500 } },
    },
  },
  matters: ({ cards, policy }) => ({
    cards: cards?.value?.length,
    policy: policy && (policy.error ? countsAsNoPolicies(policy.error) : getsAutomaticCard(policy.value)),
  }),
});
