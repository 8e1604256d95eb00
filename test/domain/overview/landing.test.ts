import { expect, test } from 'vitest';
import { badgeText, leadsOutside, showsTipsCard, tipsCardKey } from '#domain/overview/landing.ts';

test.each([
  ['/bil/1000001/1', false],
  ['https://kunde.fremtind.example/pm', true],
  ['https://www.FREMTIND.example/', true],
  ['/annen-side#/bil', true],
])('A2.27: %s leads outside: %s', (url, expected) => {
  expect(leadsOutside(url)).toBe(expected);
});

test.each([
  [0, null, true],
  [1, null, true],
  [1, 'true', true],
  [2, null, false],
  [0, 'false', false],
])('A2.29: with %i policies and %s kept, the tips card shows: %s', (policies, kept, expected) => {
  expect(showsTipsCard(policies, kept)).toBe(expected);
});

test('A2.29: the key is the one that browsers already hold', () => {
  expect(tipsCardKey).toBe('showSamleAlleForsikringerCard');
});

test.each([
  [0, '0'],
  [9, '9'],
  [10, '9+'],
  [123, '9+'],
])('A2.45: a badge of %i is %s', (count, expected) => {
  expect(badgeText(count)).toBe(expected);
});
