import { businessNotice } from '#domain/overview/business.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { organisasjonsnavn, organisasjonsnummer } from '#flows/fixtures/company.ts';
import { car, customer, damageRefusals } from '#flows/fixtures/customer.ts';
import { landingSite } from '#flows/fixtures/landing-site.ts';
import { privateLandingCases } from '#flows/overview/private-landing/cases.ts';
import { businessLandingFlow } from './flow.ts';

export const company = {
  ...customer,
  kundetype: 'Bedrift',
  offentligId: organisasjonsnummer,
  betalingsmate: 'ELEKTRONISK_HANDELSFORMAT',
  radgiverTilbud: undefined,
  forsikringer: [
    { ...car, produkt: 'N17', forsikringsnummer: '7020001', terminer: '004' },
    { ...car, produkt: 'N20', forsikringsnummer: '7020002', terminer: '004' },
  ],
};

export const businessLandingCases = defineCases(businessLandingFlow, {
  input: {
    site: landingSite,
    organisation: organisasjonsnavn,
    role: 'ADMIN',
    roleError: null,
    sorting: null,
    searchedName: '',
    openGroups: [],
  },
  events: {
    'reload.requested': [{}],
    'column.pressed': [{ column: 'title' }],
    'group.pressed': [{ key: 'employees' }],
    'search.changed': [{ searchedName: 'vogn' }, { searchedName: 'sykkel' }],
  },
  actors: {
    agreement: privateLandingCases.actors.agreement,
    damage: {
      operation: 'getDamageCustomer',
      done: {
        some: { status: 200, body: company },
        'with self-administered insurance': {
          status: 200,
          body: {
            ...company,
            forsikringer: company.forsikringer.map((policy) => ({ ...policy, selvadministrert: true })),
          },
        },
        'with AvtaleGiro without an agreement': {
          status: 200,
          body: { ...company, betalingsmate: 'AVTALEGIRO', gyldigAvtalegiro: false },
        },
        many: {
          status: 200,
          body: {
            ...company,
            forsikringer: [
              ...company.forsikringer,
              ...['7020003', '7020004', '7020005'].map((forsikringsnummer) => ({
                ...car,
                produkt: 'N33',
                forsikringsnummer,
              })),
            ],
          },
        },
        'so many that there is a search': {
          status: 200,
          body: {
            ...company,
            forsikringer: [
              ...company.forsikringer,
              ...Array.from({ length: 13 }, (_, at) => ({
                ...car,
                produkt: 'N33',
                forsikringsnummer: `70200${at + 10}`,
                forsikringstekst: 'Næringsbil',
                info: at < 2 ? `Vogn ${at + 1}` : `Henger ${at}`,
              })),
            ],
          },
        },
        none: { status: 200, body: { ...company, forsikringer: [], radgiverDTO: undefined } },
      },
      refused: damageRefusals,
      failed: { 'internal error': { status: 500 } },
    },
  },
  matters: (context) => [
    context.agreement !== null,
    context.damage?.value?.forsikringer.length ?? businessNotice(context)?.text,
    context.damage?.value?.betalingsmate,
    context.sorting?.direction,
    context.damage?.value?.forsikringer.length === 5 && context.openGroups.length,
    context.damage?.value?.forsikringer.length === 15 && context.form.searchedName,
  ],
});
