import { businessNotice } from '#domain/overview/business.ts';
import { defineCases, within } from '#flows/engine/walk/cases.ts';
import { landingSite, organisasjonsnavn, organisasjonsnummer, relation } from '#flows/overview/home/cases.ts';
import { homeFlow } from '#flows/overview/home/flow.ts';
import { car, customer, damageRefusals, privateLandingCases } from '#flows/overview/private-landing/cases.ts';
import { businessLandingFlow } from './flow.ts';

const company = {
  ...customer,
  kundetype: 'Bedrift',
  offentligId: organisasjonsnummer,
  betalingsmate: 'ELEKTRONISK_HANDELSFORMAT',
  radgiverTilbud: undefined,
  forsikringer: [
    { ...car, produkt: 'N17', forsikringsnummer: '7020001', periodepremie: 2045 },
    { ...car, produkt: 'N20', forsikringsnummer: '7020002', periodepremie: 2045 },
  ],
};

const selfAdministered = (policy: object) => ({ ...policy, selvadministrert: true });

const named = (fornavn: string, etternavn: string) => ({
  ...relation,
  kundenavn: { fornavn, etternavn, fulltNavn: `${fornavn} ${etternavn}` },
});

/** Two people can give access; the third can only read. */
const organisationRelations = {
  organisasjonsnavn,
  autoRelasjoner: [named('Astrid', 'Nes')],
  manuelleRelasjoner: [named('Bård', 'Haug'), { ...named('Cato', 'Dahl'), rolle: 'LESE' }],
};

export const businessLandingCases = defineCases(businessLandingFlow, {
  within: within(homeFlow, 'page.content.business'),
  input: { site: landingSite, organisation: organisasjonsnavn, role: 'ADMIN', roleError: null },
  events: { 'reload.requested': [{}] },
  actors: {
    agreement: privateLandingCases.actors.agreement,
    damage: {
      operation: 'getDamageCustomer',
      done: {
        some: { status: 200, body: company },
        'with its own list of employees': {
          status: 200,
          body: { ...company, forsikringer: company.forsikringer.map(selfAdministered) },
        },
        none: { status: 200, body: { ...company, forsikringer: [], radgiverDTO: undefined } },
      },
      refused: damageRefusals,
      failed: { 'internal error': { status: 500 } },
    },
    administrators: {
      operation: 'listOrganisationRelations',
      done: { some: { status: 200, body: organisationRelations } },
      refused: { FEL3710020: damageRefusals.FEL3710020 },
      failed: { 'internal error': { status: 500 } },
    },
  },
  matters: ({ agreement, damage }) => [
    agreement !== null,
    damage?.value ? damage.value.rows.length : businessNotice(damage, landingSite, organisasjonsnavn)?.text,
  ],
});
