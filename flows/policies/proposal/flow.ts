import { listTerms } from '#api/shared/terms.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadProposalsFlow } from '#flows/policies/load-proposals/flow.ts';
import { proposal } from '#machines/policies/proposal.ts';
import { ProposalNotFound } from '#views/policies/proposals/proposal-not-found.tsx';
import { ProposalPage } from '#views/policies/proposals/proposal-page.tsx';

export const proposalFlow = defineFlow({
  title: 'Forsikringsforslag',
  machine: proposal,
  actors: {
    loadProposals: loadProposalsFlow,
    async loadTerms({ input }) {
      if (!input) return [];
      const { produkt, periode, variantId } = input.offer;
      return listTerms({ produktkode: produkt, fra: periode.fra, variantId });
    },
  },
  views: {
    arriving: { child: 'loadProposals' },
    notFound: ProposalNotFound,
    'shown.loadingTerms': ProposalPage,
    'shown.termsFailed': ProposalPage,
    'shown.complete': ProposalPage,
  },
});
