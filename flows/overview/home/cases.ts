import type { AllowedAddress } from '#domain/site/address.ts';
import { visitorRoutingCases } from '#flows/arriving/visitor-routing/cases.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { organisasjonsnavn, organisasjonsnummer, otherCompany, relation } from '#flows/fixtures/company.ts';
import { landingSite } from '#flows/fixtures/landing-site.ts';
import { homeFlow } from './flow.ts';

const known = { hasNationalId: true, transition: false, bank: null };

export const homeCases = defineCases(homeFlow, {
  input: {
    routing: visitorRoutingCases.input,
    site: landingSite,
    today: '2026-11-21',
    showsTips: true,
    searchedName: '',
    openGroups: [],
    sorting: null,
    myPage: landingSite.urls.overview.url,
    maySwitch: true,
  },
  events: { 'switch.requested': [{}] },
  actors: {
    relations: {
      operation: 'listRelations',
      done: {
        'two companies': { status: 200, body: [relation, otherCompany] },
        none: { status: 200, body: [] },
      },
      failed: { 'internal error': { status: 500 } },
    },
    organisation: {
      operation: 'listOrganisationRelations',
      done: {
        'its name': {
          status: 200,
          body: { organisasjonsnavn, autoRelasjoner: [], manuelleRelasjoner: [] },
        },
      },
      failed: { 'internal error': { status: 500 } },
    },
    visitorRouting: {
      private: { visitor: { ...known, organisasjonsnummer: null } },
      business: { visitor: { ...known, organisasjonsnummer } },
      'the successor': {
        leave: 'https://kunde.forsikring.example/hopp/3361/pm/kjop' as AllowedAddress,
      },
    },
    privateLanding: { reloads: { reload: true } },
    businessLanding: { reloads: { reload: true }, 'no access': { noAccess: true } },
    noAccess: {},
    switchAgreement: {
      switched: { kind: 'switched' },
      unknown: { kind: 'unknown' },
      cancelled: { kind: 'cancelled' },
    },
  },
  endedByVisitor: ['privateLanding', 'businessLanding', 'noAccess'],
  matters: ({ visitor, relations }) => ({
    business: visitor.organisasjonsnummer !== null,
    relations: relations && (relations.value?.length ?? 'missing'),
  }),
});
