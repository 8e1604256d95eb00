import { getAgreementSwitch } from '#api/shared/agreements.ts';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { landingDamage } from '#domain/overview/landing-customers.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { businessLanding } from '#machines/overview/business-landing.ts';
import { BusinessLanding } from '#views/overview/business-landing.tsx';
import { LandingLoggedOut } from '#views/overview/landing-logged-out.tsx';
import { LandingSkeleton } from '#views/overview/landing-skeleton.tsx';

export const businessLandingFlow = defineFlow({
  title: 'Forsikring',
  machine: businessLanding,
  actors: {
    agreement: getAgreementSwitch,
    damage: async () => landingDamage(await getDamageCustomer()),
  },
  views: {
    settling: LandingSkeleton,
    loggedOut: LandingLoggedOut,
    noAccess: 'exit',
    'shown.still': BusinessLanding,
    'shown.typing': BusinessLanding,
    reloading: 'exit',
  },
  draft: ({ sorting, openGroups, form }) =>
    sorting === null && openGroups.length === 0 && form.searchedName === ''
      ? null
      : { sorting, openGroups, ...form },
});
