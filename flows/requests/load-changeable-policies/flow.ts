import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { policiesToChange } from '#domain/requests/policies-to-change.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadRepresentativeFlow } from '#flows/shared/load-representative/flow.ts';
import { loadChangeablePolicies } from '#machines/requests/load-changeable-policies.ts';
import { ChangeNotAllowed } from '#views/requests/change-policy/change-not-allowed.tsx';
import { NoPolicies } from '#views/requests/change-policy/no-policies.tsx';
import { PoliciesUnavailable } from '#views/requests/change-policy/policies-unavailable.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const loadChangeablePoliciesFlow = defineFlow({
  title: 'Endre forsikring',
  machine: loadChangeablePolicies,
  actors: {
    loadRepresentative: loadRepresentativeFlow,
    loadPolicies: async () => policiesToChange(await getDamageCustomer()),
  },
  views: {
    arriving: { child: 'loadRepresentative' },
    notAllowed: ChangeNotAllowed,
    loading: Waiting,
    empty: NoPolicies,
    refused: PoliciesUnavailable,
    unavailable: PoliciesUnavailable,
    loaded: 'exit',
  },
});
