import { expect, test } from 'vitest';
import { goesToSuccessor } from '#domain/arriving/visitor-routing.ts';

const business = { kind: 'business', transition: true, redirect: false, hasDamagePolicies: true } as const;
const person = { kind: 'private', transition: true, redirect: true, target: null } as const;

test.each([
  ['a business that the successor has', { ...business, target: 'FREMTIND' }, true],
  ['a business that another has', { ...business, target: 'EIKA' }, false],
  ['a business that nobody tells of', { ...business, target: null }, false],
  ['a business, before the transition', { ...business, transition: false, target: 'FREMTIND' }, false],
  ['a person without damage policies', { ...person, hasDamagePolicies: false }, true],
  ['a person with damage policies', { ...person, hasDamagePolicies: true }, false],
  ['a person, while nobody is redirected', { ...person, redirect: false, hasDamagePolicies: false }, false],
  ['a person, before the transition', { ...person, transition: false, hasDamagePolicies: false }, false],
  [
    'a person whom the router would send there',
    { ...person, target: 'FREMTIND', hasDamagePolicies: true },
    false,
  ],
] as const)('A4.9: %s', (_, visitor, expected) => {
  expect(goesToSuccessor(visitor)).toBe(expected);
});
