import { listProposals } from '#api/policies/proposals.ts';
import { listTerms } from '#api/policies/terms.ts';
import { offerAt } from '#domain/policies/proposals.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { proposal } from '#machines/policies/proposal.ts';
import { ProposalNotFound } from '#views/policies/proposals/proposal-not-found.tsx';
import { ProposalPage } from '#views/policies/proposals/proposal-page.tsx';
import { ProposalsUnavailable } from '#views/policies/proposals/proposals-unavailable.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const proposalFlow = defineFlow({
  title: 'Forsikringsforslag',
  machine: proposal,
  actors: {
    async loadOffer({ input }) {
      const { tilbudList, radgiver } = await listProposals();
      const offer = offerAt(tilbudList, input);
      return offer && { offer, radgiver };
    },
    async loadTerms({ input }) {
      if (!input) return [];
      const { produkt, periode, variantId } = input.offer;
      return listTerms({ produktkode: produkt, fra: periode.fra, variantId });
    },
  },
  views: {
    loading: Waiting,
    unavailable: ProposalsUnavailable,
    notFound: ProposalNotFound,
    'shown.loadingTerms': ProposalPage,
    'shown.termsFailed': ProposalPage,
    'shown.complete': ProposalPage,
  },
});
