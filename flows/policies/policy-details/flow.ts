import { describePolicy } from '#api/policies/details/describe-policy.ts';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { getPersonCustomer } from '#api/shared/person-customer.ts';
import { getToggle } from '#api/shared/toggles.ts';
import { versionAt } from '#domain/policies/details/policy-page.ts';
import { findPolicy } from '#domain/policies/find-policy.ts';
import { readable } from '#domain/shared/wire.ts';
import { modalOptions } from '#domain/site/modal.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { noAccessFlow } from '#flows/overview/no-access/flow.ts';
import { loadRepresentativeFlow } from '#flows/shared/load-representative/flow.ts';
import { policyDetails } from '#machines/policies/policy-details.ts';
import { ChangeDenied } from '#views/policies/policy-details/change-denied.tsx';
import { DamagePolicyBlocks } from '#views/policies/policy-details/damage-policy-blocks.tsx';
import { DamagePolicyPage } from '#views/policies/policy-details/damage-policy-page.tsx';
import { LifePolicyPage } from '#views/policies/policy-details/life-policy-page.tsx';
import { PolicySkeleton } from '#views/policies/policy-details/policy-skeleton.tsx';
import { PolicyUnavailable } from '#views/policies/policy-details/policy-unavailable.tsx';
import { UnknownProduct } from '#views/policies/policy-details/unknown-product.tsx';
import { PolicyNotFound } from '#views/policies/policy-not-found.tsx';

export const policyDetailsFlow = defineFlow({
  title: 'Forsikring',
  machine: policyDetails,
  actors: {
    loadRepresentative: loadRepresentativeFlow,
    noAccess: noAccessFlow,
    findDamagePolicy: async ({ input }) => {
      const { kundenummer, transaksjonsId, forsikringer } = await getDamageCustomer();
      const policy = findPolicy(readable(forsikringer), input);
      return policy && { kundenummer, transaksjonsId, policy: versionAt(policy, input.version) };
    },
    areOn: async ({ input }) => (await Promise.all(input.map(getToggle))).every(Boolean),
    describe: async ({ input: { found, ...telling } }) => ({
      blocks: found === null ? [] : await describePolicy(found, telling),
    }),
    findLifePolicy: async ({ input }) => {
      const { aktiveForsikringer, midlertidigeForsikringer } = await getPersonCustomer();
      return findPolicy(readable([...aktiveForsikringer, ...midlertidigeForsikringer]), input);
    },
  },
  views: {
    arriving: { child: 'loadRepresentative' },
    noAccess: { child: 'noAccess' },
    searchingDamage: PolicySkeleton,
    askingToggles: PolicySkeleton,
    describing: PolicySkeleton,
    searchingLife: PolicySkeleton,
    unavailable: PolicyUnavailable,
    notFound: PolicyNotFound,
    unknownProduct: UnknownProduct,
    'shown.policy': DamagePolicyBlocks,
    'shown.dialog.shut': 'nothing',
    'shown.dialog.denied': ChangeDenied,
    lifeShown: LifePolicyPage,
  },
  frames: { shown: DamagePolicyPage },
  modals: {
    'shown.dialog.denied': modalOptions({
      name: 'endre-forsikring',
      description: 'Uten tilgang til å endre forsikringen',
    }),
  },
});
