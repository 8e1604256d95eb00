import { describe, expect, test } from 'vitest';
import { successorDetails } from '#domain/arriving/successor-details.ts';
import {
  afterRouting,
  destinationOf,
  movesToSuccessor,
  noResponses,
  resetRouting,
} from '#domain/arriving/visitor-routing.ts';
import type { AllowedAddress } from '#domain/site/address.ts';

test.each([
  ['dodsfallkapital', 'detailsLife'],
  ['bil', 'detailsMotor'],
  ['hus', 'detailsDamage'],
  ['ukjent', 'detailsDamage'],
])('the details of a policy at /%s are the successor’s %s (A2.47)', (stateName, target) => {
  expect(successorDetails(stateName)).toBe(target);
});

const visitor = {
  organisasjonsnummer: null,
  hasNationalId: true,
  transition: true,
  bank: { name: 'Banken', bankregnr: '0770' },
};
const business = { ...visitor, organisasjonsnummer: '923609016' };

test('the page gets the visitor, or the exit to the successor', () => {
  const leave = 'https://kunde.forsikring.example/' as AllowedAddress;
  expect(afterRouting({ visitor })).toEqual({ visitor });
  expect(afterRouting({ leave })).toEqual({ exit: { leave } });
});

test('before another try, only the identification is kept', () => {
  expect(resetRouting({ visitor: business })).toEqual({
    ...{ routing: null, hasDamagePolicies: null, redirect: null, access: null },
    visitor: { organisasjonsnummer: '923609016', hasNationalId: true, transition: false, bank: null },
  });
});

describe('a business moves to the successor (A4.9)', () => {
  test.each([
    ['by the routing response', { routingTarget: 'FREMTIND' }, true],
    ['not by another target', { routingTarget: 'EIKA' }, false],
    ['not known while the response is missing', null, null],
    ['not known if the call failed', 'failed', 'failed'],
  ] as const)('%s', (_, routing, moves) => {
    expect(movesToSuccessor({ ...noResponses, visitor: business, routing })).toBe(moves);
  });
});

test('a private customer does not move by the response for businesses', () => {
  const routing = { routingTarget: 'FREMTIND' };
  expect(movesToSuccessor({ ...noResponses, visitor, routing })).toBeNull();
});

test.each([
  ['allowed', { blokkerDirektetilgang: false }, 'page'],
  ['blocked', { blokkerDirektetilgang: true }, 'blocked'],
] as const)('a customer who stays, of a bank that may block, is %s (A4.10)', (_, access, destination) => {
  const site = {
    mayBlock: ['0770'],
    successorHost: 'kunde.forsikring.example',
    successorPage: 'overview',
    kid: null,
  } as const;
  expect(destinationOf({ ...noResponses, site, visitor, redirect: false, access })).toBe(destination);
});
