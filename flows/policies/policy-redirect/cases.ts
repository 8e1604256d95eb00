import { isInAnotherBank } from '#domain/errors/customer.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { car, customer, damageRefusals, fodselsnummer, person } from '#flows/fixtures/customer.ts';
import { organisasjonsnummer } from '#flows/fixtures/representatives.ts';
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
    identify: {
      operation: 'getIdentification',
      done: {
        'a person': { status: 200, body: { organisasjonsnummer: null, fodselsnummer } },
        'a visitor without a national id': {
          status: 200,
          body: { organisasjonsnummer: null, fodselsnummer: null },
        },
        'an organisation': { status: 200, body: { organisasjonsnummer, fodselsnummer } },
      },
      failed: { 'internal error': { status: 500 } },
    },
    getBankInfo: {
      operation: 'getBankInfo',
      done: { known: { status: 200, body: { name: 'Sparebanken Solvik', bankregnr: '3361' } } },
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
  matters: ({ damageError }) => ({ isInAnotherBank: isInAnotherBank(damageError) }),
});
