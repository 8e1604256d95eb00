import { listOrganisationRelations } from '#api/access/organisation-relations.ts';
import { getAgreementSwitch } from '#api/arriving/agreements.ts';
import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { administratorsOf } from '#domain/access/access.ts';
import { businessSide } from '#domain/overview/business.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { businessLanding } from '#machines/overview/business-landing.ts';
import { BusinessLanding } from '#views/overview/business-landing.tsx';
import { LandingSkeleton } from '#views/overview/landing-skeleton.tsx';
import { LoggedOut } from '#views/overview/logged-out.tsx';
import { NoRole } from '#views/overview/no-role.tsx';

export const businessLandingFlow = defineFlow({
  title: 'Forsikring',
  machine: businessLanding,
  actors: {
    agreement: getAgreementSwitch,
    damage: async () => businessSide(await getDamageCustomer()),
    administrators: async () => administratorsOf(await listOrganisationRelations()),
  },
  views: {
    settling: LandingSkeleton,
    loggedOut: LoggedOut,
    'noAccess.loading': NoRole,
    'noAccess.loaded': NoRole,
    shown: BusinessLanding,
    reloading: 'exit',
  },
});
