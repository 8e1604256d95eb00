import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadBusinessPoliciesFlow } from '#flows/policies/load-business-policies/flow.ts';
import { loadChangeablePolicies } from '#machines/requests/load-changeable-policies.ts';
import { ChangeNotAllowed } from '#views/requests/change-policy/change-not-allowed.tsx';
import { NoPolicies } from '#views/requests/change-policy/no-policies.tsx';

export const loadChangeablePoliciesFlow = defineFlow({
  title: 'Endre forsikring',
  machine: loadChangeablePolicies,
  actors: { loadBusinessPolicies: loadBusinessPoliciesFlow },
  views: {
    arriving: { child: 'loadBusinessPolicies' },
    notAllowed: ChangeNotAllowed,
    empty: NoPolicies,
    loaded: 'exit',
  },
});
