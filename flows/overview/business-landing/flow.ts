import { getBankInfo } from '#api/buying/banks.ts';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { businessSide } from '#domain/overview/business.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { businessLanding } from '#machines/overview/business-landing.ts';
import { BusinessLanding } from '#views/overview/business-landing.tsx';
import { LandingSkeleton } from '#views/overview/landing-skeleton.tsx';

export const businessLandingFlow = defineFlow({
  title: 'Forsikring',
  machine: businessLanding,
  actors: {
    damage: async () => businessSide(await getDamageCustomer()),
    bank: getBankInfo,
  },
  views: {
    settling: LandingSkeleton,
    askingBank: LandingSkeleton,
    noAccess: 'exit',
    shown: BusinessLanding,
    reloading: 'exit',
  },
});
