import { describe, expect, test } from 'vitest';
import { businessMayChange, privateChange } from '#domain/policies/policy-change.ts';

describe('a private customer changes (B2.48, C3.8)', () => {
  test.each([
    ['a car on its own page', { produkt: 'M05', status: 'KRAFT', kanEndres: true }, 'carPage'],
    ['a motorhome by a message', { produkt: 'M35', status: 'KRAFT', kanEndres: true }, 'message'],
    [
      'an unknown product by a message',
      { produkt: '__proto__', status: 'KRAFT', kanEndres: true },
      'message',
    ],
    ['no policy that cannot be changed', { produkt: 'M05', status: 'KRAFT', kanEndres: false }, null],
    ['no policy without the flag', { produkt: 'M05', status: 'KRAFT' }, null],
    ['no policy that is only accepted (B4.6)', { produkt: 'M05', status: 'AKSEPT', kanEndres: true }, null],
    ['no renewal', { produkt: 'P05', status: 'FORNYELSE', kanEndres: true }, null],
  ])('%s', (_, policy, change) => {
    expect(privateChange(policy)).toBe(change);
  });
});

test('a business changes a policy in force, and no policy that is only accepted', () => {
  expect(businessMayChange({ status: 'KRAFT' })).toBe(true);
  expect(businessMayChange({ status: 'AKSEPT' })).toBe(false);
});
