import { getPolicyDetail } from '#api/policies/policy-detail.ts';
import { getBankInfo } from '#api/shared/banks.ts';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { getPersonCustomer } from '#api/shared/person-customer.ts';
import { getToggle } from '#api/shared/toggles.ts';
import { findPolicy } from '#domain/policies/find-policy.ts';
import { versionAt } from '#domain/policies/next-version.ts';
import { readable } from '#domain/shared/wire.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { nextPaymentFlow } from '#flows/policies/next-payment/flow.ts';
import { shownPolicyFlow } from '#flows/policies/shown-policy/flow.ts';
import { loadRepresentativeFlow } from '#flows/shared/load-representative/flow.ts';
import { noAccessFlow } from '#flows/shared/no-access/flow.ts';
import { policyDetails } from '#machines/policies/policy-details.ts';
import { LoadingPolicy } from '#views/policies/policy-details/loading-policy.tsx';
import { PolicyDetailsUnavailable } from '#views/policies/policy-details/policy-details-unavailable.tsx';
import { PolicySkeleton } from '#views/policies/policy-details/policy-skeleton.tsx';
import { PolicyVisitFrame } from '#views/policies/policy-details/policy-visit-frame.tsx';
import { PolicyNotFound, UnknownProduct } from '#views/policies/policy-not-found.tsx';

export const policyDetailsFlow = defineFlow({
  title: 'Forsikring',
  machine: policyDetails,
  actors: {
    loadRepresentative: loadRepresentativeFlow,
    noAccess: noAccessFlow,
    shownPolicy: shownPolicyFlow,
    nextPayment: nextPaymentFlow,
    findDamagePolicy: async ({ input }) => {
      const { kundenummer, transaksjonsId, betalingsmate, forsikringer } = await getDamageCustomer();
      const policy = findPolicy(readable(forsikringer), input);
      return (
        policy && { kundenummer, transaksjonsId, betalingsmate, policy: versionAt(policy, input.version) }
      );
    },
    areTogglesOn: async ({ input }) => (await Promise.all(input.map(getToggle))).every(Boolean),
    getPolicyDetail: async ({ input }) => input && getPolicyDetail(input),
    getBankInfo,
    findLifePolicy: async ({ input }) => {
      const { kundenummer, aktiveForsikringer, midlertidigeForsikringer } = await getPersonCustomer();
      const policy = findPolicy(readable([...aktiveForsikringer, ...midlertidigeForsikringer]), input);
      return policy && { kundenummer: kundenummer ?? null, policy };
    },
  },
  views: {
    arriving: { child: 'loadRepresentative' },
    noAccess: { child: 'noAccess' },
    searchingDamage: PolicySkeleton,
    loadingBank: PolicySkeleton,
    searchingLife: PolicySkeleton,
    unavailable: PolicyDetailsUnavailable,
    notFound: PolicyNotFound,
    unknownProduct: UnknownProduct,
    'found.policy.loadingToggles': LoadingPolicy,
    'found.policy.loadingDetail': LoadingPolicy,
    'found.policy.shown': { child: 'shownPolicy' },
    'found.payment.choosing': 'transient',
    'found.payment.absent': 'nothing',
    'found.payment.shown': { child: 'nextPayment' },
  },
  frames: { found: PolicyVisitFrame },
});
