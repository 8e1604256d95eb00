import { listProposals } from '#api/policies/proposals.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadProposals } from '#machines/policies/load-proposals.ts';
import { ProposalsUnavailable } from '#views/policies/proposals/no-proposals.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const loadProposalsFlow = defineFlow({
  title: 'Forsikringsforslag',
  machine: loadProposals,
  actors: { listProposals },
  views: {
    loading: Waiting,
    unavailable: ProposalsUnavailable,
    loaded: 'exit',
  },
});
