import { hitsOf } from '#domain/display/search.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { customer, damageRefusals } from '#flows/overview/private-landing/cases.ts';
import { representatives } from '#flows/shared/load-representative/cases.ts';
import { employeeListFlow } from './flow.ts';

const policy = {
  forsikringsnummer: '7260001',
  versjon: 3,
  produkt: 'N17',
  forsikringstekst: 'Personal',
  status: 'KRAFT',
  periode: { fra: '2026-03-01', til: '2027-02-28' },
  premie: 5000,
};

const company = (changes: object) => ({
  status: 200,
  body: { ...customer, kundenummer: '2000001', forsikringer: [{ ...policy, ...changes }] },
});

/** The employees, in the order on the page. */
export const employees = [
  {
    personInfo: { navn: '', fodselar: 1985, kjonn: 'Kvinne', forsikretFra: '2020-01-01' },
    yrkesgruppe: 'Salg',
  },
  {
    personInfo: {
      navn: 'Kari Lie',
      fodselsdato: '1961-05-17',
      fodselar: 1961,
      kjonn: 'Kvinne',
      forsikretFra: '2014-01-01',
      forsikretTil: '2026-12-31',
    },
    yrkesgruppe: 'Ledelse',
  },
  { personInfo: { navn: 'Åse Berg', fodselar: null } },
];

export const employeeListCases = defineCases(employeeListFlow, {
  input: {
    site: {
      claim: { url: '/meld-skade/meld-skade-skjema#/' as AllowedAddress },
      phone: '21 00 00 00',
    },
    address: { number: policy.forsikringsnummer, version: '3' },
    searchedName: '',
  },
  events: {
    'search.changed': [{ searchedName: 'kari' }, { searchedName: 'finnes ikke' }, { searchedName: '' }],
    'card.toggled': [{ id: 1 }],
    'card.reached': [{ at: 1 }],
    retried: [{}],
  },
  actors: {
    loadRepresentative: representatives,
    noAccess: {},
    loadPolicy: {
      operation: 'getDamageCustomer',
      done: {
        found: company({}),
        'self-administered': company({ selvadministrert: true }),
        'another version': company({ versjon: 4 }),
      },
      refused: damageRefusals,
      failed: { 'internal error': { status: 500 } },
    },
    listEmployees: {
      operation: 'listEmployees',
      done: {
        some: { status: 200, body: employees.toReversed() },
        none: { status: 200, body: [] },
      },
      failed: { 'internal error': { status: 500 } },
    },
  },
  endedByVisitor: ['noAccess'],
  matters: ({ policy, employees, form, open }) => ({
    form: policy.form,
    total: employees.length,
    hits: hitsOf(employees, form.searchedName).length,
    isOpen: open.length > 0,
  }),
});
