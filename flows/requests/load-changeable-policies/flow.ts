import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { policiesToChange } from '#domain/requests/policies-to-change.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { noAccessFlow } from '#flows/overview/no-access/flow.ts';
import { loadRepresentativeFlow } from '#flows/shared/load-representative/flow.ts';
import { loadChangeablePolicies } from '#machines/requests/load-changeable-policies.ts';
import { PoliciesUnavailable } from '#views/policies/policies-unavailable.tsx';
import { ChangeNotAllowed } from '#views/requests/change-policy/change-not-allowed.tsx';
import { NoPolicies } from '#views/requests/change-policy/no-policies.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const loadChangeablePoliciesFlow = defineFlow({
  title: 'Endre forsikring',
  machine: loadChangeablePolicies,
  actors: {
    loadRepresentative: loadRepresentativeFlow,
    noAccess: noAccessFlow,
    loadPolicies: async () => policiesToChange(await getDamageCustomer()),
  },
  views: {
    arriving: { child: 'loadRepresentative' },
    noAccess: { child: 'noAccess' },
    notAllowed: ChangeNotAllowed,
    loading: Waiting,
    empty: NoPolicies,
    refused: PoliciesUnavailable,
    unavailable: PoliciesUnavailable,
    loaded: 'exit',
  },
});
