import { businessPoliciesNotice } from '#domain/errors/business-policies.ts';
import {
  type BusinessCustomer,
  type BusinessPolicies,
  noCustomer,
} from '#domain/policies/business-policies.ts';
import { defineCases, within } from '#flows/engine/walk/cases.ts';
import { car, customer, damageRefusals } from '#flows/overview/private-landing/cases.ts';
import { loadChangeablePoliciesFlow } from '#flows/requests/load-changeable-policies/flow.ts';
import { representatives } from '#flows/shared/load-representative/cases.ts';
import { loadBusinessPoliciesFlow } from './flow.ts';

const personnel = { ...car, produkt: 'N17', forsikringsnummer: '7020001', terminer: '004' };
const injury = { ...car, produkt: 'N20', forsikringsnummer: '7020002', terminer: '004' };
const { kundenummer } = customer;

const inForce = { ...injury, forsikringsnummer: '7020001', forsikringstekst: 'Yrkesskade', info: null };
const pending = { ...injury, produkt: 'N33', status: 'AKSEPT', akseptPaaVent: true };
const listed = {
  forsikringsnummer: '7260001',
  versjon: 3,
  produkt: 'N17',
  forsikringstekst: 'Personal',
  status: 'KRAFT',
  periode: { fra: '2026-03-01', til: '2027-02-28' },
  premie: 5000,
};

/** The policies of a business in each situation, for the pages that need them. */
const policies = {
  'two insurances': [personnel, injury],
  'self-administered insurance': [{ ...personnel, selvadministrert: true }],
  'another insurance of employees': [injury],
  'no insurance of employees': [{ ...injury, produkt: 'N07' }],
  'one in force': [inForce, pending],
  'none in force': [{ ...inForce, status: 'AKSEPT' }, pending],
  'one unreadable': [pending, null],
  'only unreadable insurance': [null],
  'a list of employees': [listed],
  'a self-administered list of employees': [{ ...listed, selvadministrert: true }],
  'another version of the list': [{ ...listed, versjon: 4 }],
} satisfies Record<string, BusinessCustomer['forsikringer']>;

type Situation = keyof typeof policies;

const bodyOf = (situation: Situation) => ({
  status: 200,
  body: { ...customer, forsikringer: policies[situation] },
});

export const customerIn = (situation: Situation): BusinessCustomer => ({
  kundenummer,
  forsikringer: policies[situation],
});

/** The output of the flow for a visitor without the right that the page needs. */
const refused = (visitor: keyof typeof representatives): BusinessPolicies => ({
  representative: representatives[visitor],
  customer: null,
});

/** The outputs of the flow for visitors without a right to write. */
export const notAllowed = {
  'as a reader': refused('as a reader'),
  'without a role': refused('without a role'),
  'for themselves': refused('for themselves'),
};

/** The output of the flow for a user of a business in a situation; null for a business that is no customer. */
export const allowed = (situation: Situation | null): BusinessPolicies => ({
  representative: representatives['as a user'],
  customer: situation ? customerIn(situation) : noCustomer,
});

export const loadBusinessPoliciesCases = defineCases(loadBusinessPoliciesFlow, {
  within: within(loadChangeablePoliciesFlow, 'arriving'),
  input: { right: 'changePolicy', site: { phone: '+4721000000' } },
  events: { retried: [{}] },
  actors: {
    loadRepresentative: representatives,
    noAccess: {},
    loadPolicies: {
      operation: 'getDamageCustomer',
      done: {
        'two insurances': bodyOf('two insurances'),
        'self-administered insurance': bodyOf('self-administered insurance'),
        'another insurance of employees': bodyOf('another insurance of employees'),
        'no insurance of employees': bodyOf('no insurance of employees'),
        'one in force': bodyOf('one in force'),
        'none in force': bodyOf('none in force'),
        'one unreadable': bodyOf('one unreadable'),
        'only unreadable insurance': bodyOf('only unreadable insurance'),
        'a list of employees': bodyOf('a list of employees'),
        'a self-administered list of employees': bodyOf('a self-administered list of employees'),
        'another version of the list': bodyOf('another version of the list'),
      },
      refused: damageRefusals,
      failed: { 'internal error': { status: 500 }, maintenance: { status: 500, body: { code: 'INS00002' } } },
    },
  },
  endedByVisitor: ['noAccess'],
  matters: ({ customer: loaded, error }) => [loaded, error && businessPoliciesNotice(error).text],
});
