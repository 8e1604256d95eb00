import { defineFlow } from '#flows/engine/define-flow.ts';
import { businessLanding } from '#machines/business-landing.ts';
import { BusinessLanding } from '#views/landing/business-landing.tsx';
import { LandingSkeleton } from '#views/landing/landing-skeleton.tsx';
import { NoRole } from '#views/landing/no-role.tsx';
import { administratorsFlow, businessDamageFlow } from './landing-sources.ts';

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
  frames: {},
});
