import { defineCases } from '#flows/engine/walk/cases.ts';
import { car, customer, damageRefusals, person } from '#flows/fixtures/customer.ts';
import { policyRedirectFlow } from './flow.ts';

const number = car.forsikringsnummer;

const numbered = (policies: readonly object[]) =>
  policies.map((policy) => ({ ...policy, forsikringsnummer: number }));

export const policyRedirectCases = defineCases(policyRedirectFlow, {
  input: { number },
  events: {},
  actors: {
    findDamagePolicy: {
      operation: 'getDamageCustomer',
      done: {
        'a car': { status: 200, body: customer },
        'another policy': {
          status: 200,
          body: { ...customer, forsikringer: [{ ...car, forsikringsnummer: '7010002' }] },
        },
      },
      refused: damageRefusals,
      failed: { 'internal error': { status: 500 } },
    },
    findLifePolicy: {
      operation: 'getPersonCustomer',
      done: {
        'disability insurance': {
          status: 200,
          body: { ...person, aktiveForsikringer: numbered(person.aktiveForsikringer) },
        },
        'another policy': { status: 200, body: person },
      },
      failed: { 'internal error': { status: 500 } },
    },
  },
  matters: () => null,
});
