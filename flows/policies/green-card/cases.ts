import { organisationOf } from '#domain/person/representative.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { noRole } from '#flows/fixtures/no-role.ts';
import { representatives } from '#flows/fixtures/representatives.ts';
import { address, policiesFound } from '#flows/policies/load-policy/cases.ts';
import { greenCardFlow } from './flow.ts';

export const greenCardCases = defineCases(greenCardFlow, {
  input: {
    site: {
      overview: { url: '/oversikt/forsikring/mine-forsikringer' as AllowedAddress },
      phone: '+4721000000',
    },
    address,
    isBelowPolicy: true,
  },
  events: { submitted: [{}] },
  actors: {
    loadRepresentative: representatives,
    noAccess: {},
    loadPolicy: policiesFound,
    orderGreenCard: {
      operation: 'orderGreenCard',
      done: { ordered: { status: 204 } },
      failed: { 'internal error': { status: 500 }, 'no green card': { status: 409 }, 'no role': noRole },
    },
  },
  endedByVisitor: ['noAccess'],
  matters: ({ representative }) => representative && organisationOf(representative),
});
