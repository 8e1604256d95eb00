import { expect, test } from 'vitest';
import { badgeText, leadsOutside, tipsCardKey } from '#domain/overview/landing.ts';

test.each([
  ['/bil/1000001/1', false],
  ['https://kunde.fremtind.example/pm', true],
  ['https://www.FREMTIND.example/', true],
  ['/annen-side#/bil', true],
  ['https://kunde.forsikring.example/hopp/3361', true],
  ['https://annen.forsikring.example/hopp/3361', false],
])('A2.27: whether %s leads outside is %s', (url, expected) => {
  expect(leadsOutside(url, 'kunde.forsikring.example')).toBe(expected);
});

test('A2.29: the key of the tips card is the one that browsers already have', () => {
  expect(tipsCardKey).toBe('showSamleAlleForsikringerCard');
});

test.each([
  [0, '0'],
  [9, '9'],
  [10, '9+'],
  [123, '9+'],
])('A2.45: the badge for %i shows %s', (count, expected) => {
  expect(badgeText(count)).toBe(expected);
});
