import { getSharedPolicy } from '#api/policies/shared-policy.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { sharedPolicy } from '#machines/policies/shared-policy.ts';
import { PolicySkeleton } from '#views/policies/policy-details/policy-skeleton.tsx';
import { PolicyNotFound, PolicyUnavailable } from '#views/policies/policy-not-found.tsx';
import { SharedPolicyPage } from '#views/policies/shared-policy-page.tsx';

export const sharedPolicyFlow = defineFlow({
  title: 'Forsikring',
  machine: sharedPolicy,
  actors: {
    getSharedPolicy: ({ input }) => getSharedPolicy(input),
  },
  views: {
    loading: PolicySkeleton,
    unavailable: PolicyUnavailable,
    notFound: PolicyNotFound,
    shown: SharedPolicyPage,
  },
});
