import { businessNotice } from '#domain/overview/business.ts';
import { defineCases, within } from '#flows/engine/walk/cases.ts';
import { landingSite } from '#flows/overview/home/cases.ts';
import { homeFlow } from '#flows/overview/home/flow.ts';
import { endsOf } from '#flows/overview/landing-sources/cases.ts';
import { administratorsFlow, businessDamageFlow } from '#flows/overview/landing-sources/flow.ts';
import { businessLandingFlow } from './flow.ts';

const organisation = 'Fjordglimt Snekkeri AS';

export const businessLandingCases = defineCases(businessLandingFlow, {
  within: within(homeFlow, 'page.content.business'),
  input: { site: landingSite, organisation, role: 'ADMIN', roleError: null },
  events: { 'reload.requested': [{}] },
  actors: { damage: endsOf(businessDamageFlow), administrators: endsOf(administratorsFlow) },
  matters: ({ damage, administrators }) => ({
    damage: damage?.value
      ? damage.value.rows.length
      : businessNotice(damage, landingSite, organisation)?.text,
    administrators: administrators !== null,
  }),
});
