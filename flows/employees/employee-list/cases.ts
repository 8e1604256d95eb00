import { hitsOf } from '#domain/display/search.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { allowed, notAllowed } from '#flows/fixtures/business-policies.ts';
import { employeeListFlow } from './flow.ts';

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
    address: { number: '7260001', version: '3' },
    searchedName: '',
  },
  events: {
    'search.changed': [{ searchedName: 'kari' }, { searchedName: 'finnes ikke' }, { searchedName: '' }],
    'card.toggled': [{ id: 1 }],
    'card.reached': [{ at: 1 }],
    retried: [{}],
  },
  actors: {
    loadBusinessPolicies: {
      'for themselves': notAllowed['for themselves'],
      found: allowed('a list of employees'),
      'self-administered': allowed('a self-administered list of employees'),
      'another version': allowed('another version of the list'),
      'no customer': allowed(null),
    },
    noAccess: {},
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
