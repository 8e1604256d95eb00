import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { policyFound } from '#domain/policies/policy-found.ts';
import { directAccessFlow } from '#flows/arriving/direct-access/flow.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { loadPolicy } from '#machines/policies/load-policy.ts';
import { PolicyUnknown } from '#views/policies/load-policy/policy-unknown.tsx';
import { PolicyUnavailable } from '#views/policies/policy-unavailable.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const loadPolicyFlow = defineFlow({
  title: 'Forsikring',
  machine: loadPolicy,
  actors: {
    directAccess: directAccessFlow,
    findPolicy: async ({ input }) => policyFound(await getDamageCustomer(), input),
  },
  views: {
    arriving: { child: 'directAccess' },
    loading: Waiting,
    unavailable: PolicyUnavailable,
    unknown: PolicyUnknown,
    found: 'exit',
  },
});
