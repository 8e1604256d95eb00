import { describe, expect, test } from 'vitest';
import { hasConsents, mayEditContactInfo, mayShareInsight } from '#domain/person/private-right.ts';

test('only a customer with damage insurance can share insight (B6.10)', () => {
  expect(mayShareInsight([])).toBe(false);
  expect(mayShareInsight(['hus'])).toBe(true);
});

describe('contact information can be edited (B6.11)', () => {
  test.each([
    ['by a private customer', '1000002', false, false, true],
    ['by a broker for a private customer', '1000002', false, true, true],
    ['by a broker for a business', '1000002', true, true, true],
    ['not by a business', '1000002', true, false, false],
    ['not without a customer number', null, false, false, false],
    ['not with an empty customer number', '', false, true, false],
    ['not by a broker without a customer number', null, true, true, false],
  ])('%s', (_, kundenummer, isBusiness, isBroker, may) => {
    expect(mayEditContactInfo({ kundenummer, isBusiness, isBroker })).toBe(may);
  });
});

test.each([
  ['shown', '3361', true],
  ['shown', '3910', true],
  ['not shown', '0820', false],
  ['not shown', '', false],
  ['not shown', '336', false],
])('consents are %s for the bank “%s” (B6.13)', (_, bankregnr, expected) => {
  expect(hasConsents(bankregnr, ['3361', '3910'])).toBe(expected);
});
