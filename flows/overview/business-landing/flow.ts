import { defineFlow } from '#flows/engine/define-flow.ts';
import { administratorsFlow, businessDamageFlow } from '#flows/overview/landing-sources/flow.ts';
import { businessLanding } from '#machines/overview/business-landing.ts';
import { BusinessLanding } from '#views/overview/business-landing.tsx';
import { LandingSkeleton } from '#views/overview/landing-skeleton.tsx';
import { NoRole } from '#views/overview/no-role.tsx';

export const businessLandingFlow = defineFlow({
  id: 'business-landing',
  title: 'Forsikring',
  machine: businessLanding,
  actors: { damage: businessDamageFlow, administrators: administratorsFlow },
  views: {
    settling: LandingSkeleton,
    noAccess: NoRole,
    shown: BusinessLanding,
    reloading: 'exit',
  },
});
