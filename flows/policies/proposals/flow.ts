import { listProposals } from '#api/policies/proposals.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { proposals } from '#machines/policies/proposals.ts';
import { ProposalNotFound } from '#views/policies/proposals/proposal-not-found.tsx';
import { ProposalsPage } from '#views/policies/proposals/proposals-page.tsx';
import { ProposalsUnavailable } from '#views/policies/proposals/proposals-unavailable.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const proposalsFlow = defineFlow({
  title: 'Forsikringsforslag',
  machine: proposals,
  actors: { loadProposals: listProposals },
  views: {
    loading: Waiting,
    unavailable: ProposalsUnavailable,
    notFound: ProposalNotFound,
    'shown.monthly': ProposalsPage,
    'shown.yearly': ProposalsPage,
  },
});
