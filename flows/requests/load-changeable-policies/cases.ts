import { businessPoliciesNotice } from '#domain/errors/business-policies.ts';
import { organisationOf } from '#domain/person/representative.ts';
import { policiesToChange } from '#domain/requests/policies-to-change.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import { defineCases, within } from '#flows/engine/walk/cases.ts';
import { car, customer, damageRefusals } from '#flows/overview/private-landing/cases.ts';
import { choosePolicyFlow } from '#flows/requests/choose-policy/flow.ts';
import { representatives } from '#flows/shared/load-representative/cases.ts';
import { loadChangeablePoliciesFlow } from './flow.ts';

export const changeSite = {
  overview: { url: '/oversikt/forsikring/mine-forsikringer' as AllowedAddress },
  phone: '+4721000000',
};

const injury: DamagePolicy = {
  ...car,
  produkt: 'N20',
  forsikringsnummer: '7020001',
  forsikringstekst: 'Yrkesskade',
  info: null,
};
const van: DamagePolicy = {
  ...car,
  produkt: 'N33',
  forsikringsnummer: '7020002',
  status: 'AKSEPT',
  akseptPaaVent: true,
};

const policies = {
  'one in force': [injury, van],
  'none in force': [{ ...injury, status: 'AKSEPT' }, van],
  'one unreadable': [van, null],
} as const;

const customerWith = (forsikringer: readonly (DamagePolicy | null)[]) => ({
  kundenummer: customer.kundenummer,
  forsikringer,
});

/** The output of the flow for each response. */
export const choices = {
  'one in force': policiesToChange(customerWith(policies['one in force'])),
  'none in force': policiesToChange(customerWith(policies['none in force'])),
  'one unreadable': policiesToChange(customerWith(policies['one unreadable'])),
};

export const loadChangeablePoliciesCases = defineCases(loadChangeablePoliciesFlow, {
  within: within(choosePolicyFlow, 'arriving'),
  input: { site: changeSite },
  events: { retried: [{}] },
  actors: {
    loadRepresentative: representatives,
    noAccess: {},
    loadPolicies: {
      operation: 'getDamageCustomer',
      done: {
        'one in force': { status: 200, body: { ...customer, forsikringer: policies['one in force'] } },
        'none in force': { status: 200, body: { ...customer, forsikringer: policies['none in force'] } },
        'one unreadable': { status: 200, body: { ...customer, forsikringer: policies['one unreadable'] } },
        none: { status: 200, body: { ...customer, forsikringer: [] } },
      },
      refused: damageRefusals,
      failed: { 'internal error': { status: 500 }, maintenance: { status: 500, body: { code: 'INS00002' } } },
    },
  },
  endedByVisitor: ['noAccess'],
  matters: ({ representative, choices, error }) => [
    choices,
    representative && organisationOf(representative),
    error && businessPoliciesNotice(error).text,
  ],
});
