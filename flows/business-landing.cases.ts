import { businessNotice } from '#domain/landing/business.ts';
import { defineCases, within } from '#flows/engine/walk/cases.ts';
import { businessLandingFlow } from './business-landing.ts';
import { landingSite } from './home.cases.ts';
import { homeFlow } from './home.ts';
import { endsOf } from './landing-sources.cases.ts';
import { administratorsFlow, businessDamageFlow } from './landing-sources.ts';

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
