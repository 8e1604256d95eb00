import { businessPoliciesNotice } from '#domain/errors/business-policies.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { policies, type Situation } from '#flows/fixtures/business-policies.ts';
import { customer, damageRefusals } from '#flows/fixtures/customer.ts';
import { representatives } from '#flows/fixtures/representatives.ts';
import { loadBusinessPoliciesFlow } from './flow.ts';

const bodyOf = (situation: Situation) => ({
  status: 200,
  body: { ...customer, forsikringer: policies[situation] },
});

export const loadBusinessPoliciesCases = defineCases(loadBusinessPoliciesFlow, {
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
        'fifteen policies': bodyOf('fifteen policies'),
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
