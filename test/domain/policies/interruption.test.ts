import { expect, test } from 'vitest';
import { interruptionMonths } from '#domain/policies/interruption.ts';

test('B9.7: with interruption cover the customer is paid for 36 months, else for 24', () => {
  expect(interruptionMonths(true)).toBe(36);
  expect(interruptionMonths(false)).toBe(24);
});
