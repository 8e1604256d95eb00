import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUnderReview, lifeLabel, summaryLabel } from '#domain/policies/life-policy.ts';

describe('A4.3: of a life policy the overview says', () => {
  test.each([
    ['Under behandling while the doctor is asked', 'A', 'EN_LEGE', 'Under behandling'],
    ['Under behandling by any review that is not active', 'A', 'AVSLUTTET', 'Under behandling'],
    ['nothing once the review is through', 'A', 'AKTIV', null],
    ['nothing where there is no review', 'A', null, null],
    ['nothing where nothing is said of a review', 'A', undefined, null],
    ['nothing where a review is empty', 'A', '', null],
    ['nothing in status P', 'P', 'EN_LEGE', null],
    ['nothing in an unknown status', 'a', 'EN_LEGE', null],
  ])('%s', (_, status, helsestatus, label) => {
    expect(lifeLabel({ status, helsestatus })).toBe(label);
    expect(isUnderReview({ status, helsestatus })).toBe(label !== null);
  });

  test('something in status A alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (status, helsestatus) => {
        fc.pre(status !== 'A');
        expect(lifeLabel({ status, helsestatus })).toBeNull();
      }),
    );
  });
});

test.each([
  ['Midlertidig while it is pending', 'PENDING', 'Midlertidig'],
  ['nothing when it is active', 'ACTIVE', null],
  ['nothing of another spelling', 'pending', null],
  ['nothing for unknown products', '__proto__', null],
])('A4.3: a life-policy summary says %s', (_, status, label) => {
  expect(summaryLabel({ status })).toBe(label);
});
