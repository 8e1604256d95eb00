import { checkReport } from '#domain/employees/employee-report.ts';
import type { EmployeeTyped } from '#domain/employees/employee-report-form.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { allowed, notAllowed } from '#flows/fixtures/business-policies.ts';
import { contacts } from '#flows/fixtures/contacts.ts';
import { noRole } from '#flows/fixtures/no-role.ts';
import { employeeReportFlow } from './flow.ts';

const formAddress = '/bm/admin/ansatt-inn-og-utmelding';

/** A report in or out with every field. Each report hides some of them. */
export const filledReport: EmployeeTyped = {
  handling: 'meldeInn',
  gjelderFra: '01.12.2026',
  forsikringer: ['N16', 'N17', 'N90'],
  navn: 'Astrid Fjellvang',
  fnr: '80841200083',
  yrke: 'Regnskapsfører',
  stillingsprosent: '37,5',
  adresse: 'Fjellveien 12',
  postnr: '5003',
  poststed: 'Bergen',
  arbeidsdyktig: true,
  fastAnsatt: true,
  jobberMinst20Prosent: true,
  fastBostedsadresse: true,
  tlf: '912 34 568',
  epost: 'nes@snekkeri.example',
};

export const employeeReportCases = defineCases(employeeReportFlow, {
  input: {
    site: {
      overview: { url: '/oversikt/forsikring/mine-forsikringer' as AllowedAddress },
      phone: '21 00 00 00',
      continuation: [
        {
          text: 'Fortsettelsesforsikring for liv (PDF)',
          url: '/media/fortsettelsesforsikring-liv.pdf' as AllowedAddress,
        },
      ],
    },
    today: '2026-11-21',
    draft: null,
  },
  events: {
    // The field changes are in the moves below, which fill in a valid form.
    'field.changed': [],
    submitted: [{ today: '2026-11-21' }],
    retried: [{ today: '2026-11-21' }],
    'form.requested': [{}],
    'another.requested': [{ today: '2026-11-21' }],
    'address.requested': [
      { address: formAddress },
      { address: '/bm/admin/kvittering-ansatt-inn-og-utmelding' },
    ],
  },
  moves: {
    'fills in a report in': [
      { type: 'field.changed', field: 'handling', value: 'meldeInn' },
      { type: 'field.changed', field: 'gjelderFra', value: '01.12.2026' },
      { type: 'field.changed', field: 'forsikringer', value: ['N17'] },
      { type: 'field.changed', field: 'navn', value: 'Jonas Elvebakk' },
      { type: 'field.changed', field: 'fnr', value: '80841200083' },
      { type: 'field.changed', field: 'yrke', value: 'Lagerarbeider' },
      { type: 'field.changed', field: 'stillingsprosent', value: '37,5' },
      { type: 'field.changed', field: 'arbeidsdyktig', value: true },
      { type: 'field.changed', field: 'fastAnsatt', value: true },
      { type: 'field.changed', field: 'jobberMinst20Prosent', value: true },
      { type: 'field.changed', field: 'tlf', value: '912 34 567' },
      { type: 'field.changed', field: 'epost', value: 'astrid@snekkeri.example' },
    ],
    'fills in a report out': [
      { type: 'field.changed', field: 'handling', value: 'meldeUt' },
      { type: 'field.changed', field: 'forsikringer', value: ['N17', 'N20'] },
      { type: 'field.changed', field: 'navn', value: 'Astrid Fjellvang' },
      { type: 'field.changed', field: 'fnr', value: '80841200083' },
      { type: 'field.changed', field: 'yrke', value: 'Regnskapsfører' },
      { type: 'field.changed', field: 'stillingsprosent', value: '100' },
      { type: 'field.changed', field: 'adresse', value: 'Fjellveien 12' },
      { type: 'field.changed', field: 'postnr', value: '5003' },
      { type: 'field.changed', field: 'poststed', value: 'Bergen' },
      { type: 'field.changed', field: 'tlf', value: '912 34 568' },
      { type: 'field.changed', field: 'epost', value: 'nes@snekkeri.example' },
    ],
  },
  actors: {
    noAccess: {},
    loadContact: contacts,
    loadBusinessPolicies: {
      ...notAllowed,
      'two insurances': allowed('two insurances'),
      'only unreadable insurance': allowed('only unreadable insurance'),
      'only self-administered insurance': allowed('self-administered insurance'),
      'no customer': allowed(null),
    },
    sendReport: {
      operation: 'reportEmployeeIn',
      done: { sent: { status: 204 } },
      failed: {
        'internal error': { status: 500 },
        'no right to write': { status: 403 },
        'no role': noRole,
        'no server behind the gateway': { status: 502 },
      },
    },
  },
  endedByVisitor: ['noAccess'],
  matters: ({ organisation, insurance, form, today }) => ({
    organisation,
    insurance,
    handling: form.handling,
    isValid: checkReport(form, today).ok,
  }),
});
