import { defineCases } from '#flows/engine/walk/cases.ts';
import { proposalsSite, proposed } from '#flows/policies/load-proposals/cases.ts';
import { proposalsFlow } from './flow.ts';

export const proposalsCases = defineCases(proposalsFlow, {
  input: proposalsSite,
  events: { 'monthly.chosen': [{}], 'yearly.chosen': [{}] },
  actors: {
    loadProposals: {
      'two policies': proposed['two policies'],
      'no policies': proposed['no policies'],
      none: null,
    },
  },
  matters: () => null,
});
