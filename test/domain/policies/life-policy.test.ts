import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUnderReview, lifeLabel, summaryLabel } from '#domain/policies/life-policy.ts';

describe('the label of a life policy (A4.3)', () => {
  test.each([
    ['is “Under behandling” while we wait for the doctor', 'A', 'EN_LEGE', 'Under behandling'],
    ['is “Under behandling” for any review that is not active', 'A', 'AVSLUTTET', 'Under behandling'],
    ['is missing after the review', 'A', 'AKTIV', null],
    ['is missing without a review', 'A', null, null],
    ['is missing if the review is unknown', 'A', undefined, null],
    ['is missing if the review is empty', 'A', '', null],
    ['is missing in status P', 'P', 'EN_LEGE', null],
    ['is missing in an unknown status', 'a', 'EN_LEGE', null],
  ])('%s', (_, status, helsestatus, label) => {
    expect(lifeLabel({ status, helsestatus })).toBe(label);
    expect(isUnderReview({ status, helsestatus })).toBe(label !== null);
  });

  test('exists only in status A', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (status, helsestatus) => {
        fc.pre(status !== 'A');
        expect(lifeLabel({ status, helsestatus })).toBeNull();
      }),
    );
  });
});

test.each([
  ['is “Midlertidig” while it is pending', 'PENDING', 'Midlertidig'],
  ['is missing when it is active', 'ACTIVE', null],
  ['is missing with another spelling', 'pending', null],
  ['is missing in an unknown status', '__proto__', null],
])('the label of a life-policy summary %s (A4.3)', (_, status, label) => {
  expect(summaryLabel({ status })).toBe(label);
});
