import { defineCases } from '#flows/engine/walk/cases.ts';
import { travel } from '#flows/fixtures/business-travel.ts';
import { representatives } from '#flows/fixtures/representatives.ts';
import { detail, policyDetailsCases } from '#flows/policies/policy-details/cases.ts';
import { shownPolicyFlow } from './flow.ts';

const { site, today } = policyDetailsCases.input;

export const shownPolicyCases = defineCases(shownPolicyFlow, {
  input: {
    site,
    today,
    representative: representatives['as a reader'],
    // The listed policy, with what its details and its customer have.
    policy: { ...travel, pris: 12_000, forsikrede: undefined },
    isPlain: false,
    detail,
    life: null,
  },
  events: {
    'change.requested': [{}],
    'certificate.requested': [{}],
    'card.requested': [{}],
    'dialog.dismissed': [{}],
    retried: [{}],
  },
  actors: {
    loadTerms: {
      operation: 'getTermsMetadata',
      done: {
        documents: {
          status: 200,
          body: [
            { id: 'N90_STANDARD', filename: 'vilkar-reise-bedrift.pdf', tittel: 'Vilkår for reise bedrift' },
            { id: 'GENERELLE', filename: 'generelle-vilkar.pdf' },
          ],
        },
        none: { status: 200, body: [] },
      },
      failed: { 'internal error': { status: 500 } },
    },
    travelCardDialog: { closed: undefined },
  },
  matters: ({ terms }) => terms?.length ?? 0,
});
