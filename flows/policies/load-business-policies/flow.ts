import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadRepresentativeFlow } from '#flows/shared/load-representative/flow.ts';
import { noAccessFlow } from '#flows/shared/no-access/flow.ts';
import { loadBusinessPolicies } from '#machines/policies/load-business-policies.ts';
import { PoliciesUnavailable } from '#views/policies/policies-unavailable.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const loadBusinessPoliciesFlow = defineFlow({
  title: 'Forsikring',
  machine: loadBusinessPolicies,
  actors: {
    loadRepresentative: loadRepresentativeFlow,
    noAccess: noAccessFlow,
    loadPolicies: async () => {
      const { kundenummer, forsikringer } = await getDamageCustomer();
      return { kundenummer, forsikringer };
    },
  },
  views: {
    arriving: { child: 'loadRepresentative' },
    noAccess: { child: 'noAccess' },
    loading: Waiting,
    unavailable: PoliciesUnavailable,
    refused: PoliciesUnavailable,
    ended: 'exit',
  },
});
