import { defineCases } from '#flows/engine/walk/cases.ts';
import { carOffer, proposalsSite, proposed } from '#flows/policies/load-proposals/cases.ts';
import { proposalFlow } from './flow.ts';

export const proposalCases = defineCases(proposalFlow, {
  input: { ...proposalsSite, offerKey: { forsikringsnummer: carOffer.forsikringsnummer, version: '1' } },
  events: { retried: [{}] },
  actors: {
    loadProposals: proposed,
    loadTerms: {
      operation: 'getTermsMetadata',
      done: {
        terms: {
          status: 200,
          body: [{ id: 'M05_STANDARD', filename: 'vilkar-bil.pdf', tittel: 'Vilkår for bil' }],
        },
        none: { status: 200, body: [] },
      },
      failed: { 'internal error': { status: 500 } },
    },
  },
  matters: ({ terms }) => terms.length,
});
