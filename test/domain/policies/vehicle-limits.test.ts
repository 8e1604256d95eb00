import { expect, test } from 'vitest';
import { bodyBuiltLimit, minibusSeats } from '#domain/policies/labels/vehicle.ts';

test('a minibus has up to 10 or 16 seats, and a body-built car is worth up to 250,000 kr (B9.10)', () => {
  expect(minibusSeats).toEqual({ small: 10, large: 16 });
  expect(bodyBuiltLimit).toBe(250_000);
});
