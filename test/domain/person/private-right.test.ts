import { describe, expect, test } from 'vitest';
import { hasConsents, mayEditContactInfo, mayShareInsight } from '#domain/person/private-right.ts';

test('B6.10: who has no damage insurance has no insight to give', () => {
  expect(mayShareInsight([])).toBe(false);
  expect(mayShareInsight(['hus'])).toBe(true);
});

describe('B6.11: contact information is edited', () => {
  test.each([
    ['by a private customer', '1000002', false, false, true],
    ['by a broker for a private customer', '1000002', false, true, true],
    ['by a broker for a business', '1000002', true, true, true],
    ['not by a business', '1000002', true, false, false],
    ['not without a customer number', null, false, false, false],
    ['not with an empty one', '', false, true, false],
    ['not by a broker without one', null, true, true, false],
  ])('%s', (_, kundenummer, isBusiness, isBroker, may) => {
    expect(mayEditContactInfo({ kundenummer, isBusiness, isBroker })).toBe(may);
  });
});

test.each([
  ['asked', '3361', true],
  ['asked', '3910', true],
  ['not asked', '0820', false],
  ['not asked', '', false],
  ['not asked', '336', false],
])('B6.13: customers are %s for consent by bank “%s”', (_, bankregnr, expected) => {
  expect(hasConsents(bankregnr, ['3361', '3910'])).toBe(expected);
});
