import { expect, test } from 'vitest';
import { interruptionMonths } from '#domain/policies/details/business.ts';

test('the insurance pays for 36 months with interruption cover, and for 24 without (B9.7)', () => {
  expect(interruptionMonths(true)).toBe(36);
  expect(interruptionMonths(false)).toBe(24);
});
