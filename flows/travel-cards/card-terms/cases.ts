import { defineCases, within } from '#flows/engine/walk/cases.ts';
import { shownTravelCardFlow } from '#flows/travel-cards/shown-travel-card/flow.ts';
import { customerWith, number, travelCardCases } from '#flows/travel-cards/travel-card/cases.ts';
import { cardTermsFlow } from './flow.ts';

export const cardTermsCases = defineCases(cardTermsFlow, {
  within: within(shownTravelCardFlow, 'page.terms.shown'),
  input: { claim: travelCardCases.input.site.claim, forsikringsnummer: number },
  events: { retried: [{}] },
  actors: {
    loadPolicy: {
      operation: 'getDamageCustomer',
      done: {
        "the visitor's own": { status: 200, body: customerWith('Reise') },
        'of another number': { status: 200, body: customerWith('Reise', '7010010') },
      },
      failed: { 'internal error': { status: 500 } },
    },
    loadTerms: {
      operation: 'getPolicyDetail',
      done: {
        documents: {
          status: 200,
          body: [
            { id: 'P10_STANDARD', filename: 'vilkar-reise.pdf', tittel: 'Vilkår for reise' },
            { id: 'GENERELLE', filename: 'generelle-vilkar.pdf' },
          ],
        },
      },
      failed: { 'internal error': { status: 500 } },
    },
  },
  matters: () => null,
});
