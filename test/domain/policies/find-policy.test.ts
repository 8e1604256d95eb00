import { expect, test } from 'vitest';
import { findPolicy } from '#domain/policies/find-policy.ts';

const renewed = { forsikringsnummer: '7100001', versjon: 3, nesteVersjon: { versjon: 4 } };
const other = { forsikringsnummer: '7100002', versjon: 1 };

test.each([
  ['7100001', '3', renewed],
  ['7100001', '4', renewed],
  ['7100002', '1', other],
  ['7100002', '2', null],
  ['7100002', '', null],
  ['7100003', '1', null],
  ['constructor', '1', null],
])('number “%s” in version “%s” gives this policy or null: %o (C4.7)', (number, version, found) => {
  expect(findPolicy([renewed, other], { number, version })).toBe(found);
});
