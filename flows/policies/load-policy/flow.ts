import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { policyAt } from '#domain/policies/loaded-policy.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { noAccessFlow } from '#flows/shared/no-access/flow.ts';
import { loadPolicy } from '#machines/policies/load-policy.ts';
import { PolicyNotFound, PolicyUnavailable } from '#views/policies/policy-not-found.tsx';
import { Waiting } from '#views/shared/waiting.tsx';

export const loadPolicyFlow = defineFlow({
  title: 'Forsikring',
  machine: loadPolicy,
  actors: {
    noAccess: noAccessFlow,
    findPolicy: async ({ input }) => policyAt(await getDamageCustomer(), input),
  },
  views: {
    loading: Waiting,
    noAccess: { child: 'noAccess' },
    unavailable: PolicyUnavailable,
    notFound: PolicyNotFound,
    found: 'exit',
  },
});
