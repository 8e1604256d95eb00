import { expect, test } from 'vitest';
import { leadsOutside, tipsCardKey } from '#domain/overview/landing.ts';

test.each([
  ['/bil/1000001/1', false],
  ['https://kunde.fremtind.example/pm', true],
  ['https://www.FREMTIND.example/', true],
  ['/annen-side#/bil', true],
  ['https://kunde.forsikring.example/hopp/3361', true],
  ['https://annen.forsikring.example/hopp/3361', false],
])('for the address %s, leadsOutside returns %s (A2.27)', (url, expected) => {
  expect(leadsOutside(url, 'kunde.forsikring.example')).toBe(expected);
});

test('the tips card is stored under the local-storage key that browsers already have (A2.29)', () => {
  expect(tipsCardKey).toBe('showSamleAlleForsikringerCard');
});
