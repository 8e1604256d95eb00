import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadProposalsFlow } from '#flows/policies/load-proposals/flow.ts';
import { proposals } from '#machines/policies/proposals.ts';
import { NoProposals } from '#views/policies/proposals/no-proposals.tsx';
import { ProposalsPage } from '#views/policies/proposals/proposals-page.tsx';

export const proposalsFlow = defineFlow({
  title: 'Forsikringsforslag',
  machine: proposals,
  actors: { loadProposals: loadProposalsFlow },
  views: {
    arriving: { child: 'loadProposals' },
    empty: NoProposals,
    'shown.monthly': ProposalsPage,
    'shown.yearly': ProposalsPage,
  },
});
