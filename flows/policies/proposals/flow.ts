import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadProposalsFlow } from '#flows/policies/load-proposals/flow.ts';
import { proposals } from '#machines/policies/proposals.ts';
import { ProposalsPage } from '#views/policies/proposals/proposals-page.tsx';

export const proposalsFlow = defineFlow({
  title: 'Forsikringsforslag',
  machine: proposals,
  actors: { loadProposals: loadProposalsFlow },
  views: {
    arriving: { child: 'loadProposals' },
    'shown.monthly': ProposalsPage,
    'shown.yearly': ProposalsPage,
  },
});
