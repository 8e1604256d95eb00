import { describe, expect, test } from 'vitest';
import { businessMayChange, privateChange } from '#domain/policies/policy-change.ts';

describe('a private customer changes (C3.8)', () => {
  test.each([
    ['a car on its own page', { produkt: 'M05', status: 'KRAFT', kanEndres: true }, 'carPage'],
    ['a motorhome by a message', { produkt: 'M35', status: 'KRAFT', kanEndres: true }, 'message'],
    [
      'what we do not know by a message',
      { produkt: '__proto__', status: 'KRAFT', kanEndres: true },
      'message',
    ],
    ['nothing that cannot be changed', { produkt: 'M05', status: 'KRAFT', kanEndres: false }, null],
    ['nothing of which it is not said', { produkt: 'M05', status: 'KRAFT' }, null],
    ['nothing that is only accepted (B4.6)', { produkt: 'M05', status: 'AKSEPT', kanEndres: true }, null],
    ['no renewal', { produkt: 'P05', status: 'FORNYELSE', kanEndres: true }, null],
  ])('%s', (_, policy, way) => {
    expect(privateChange(policy)).toBe(way);
  });
});

test('a business changes what is in force, and nothing that is only accepted', () => {
  expect(businessMayChange({ status: 'KRAFT' })).toBe(true);
  expect(businessMayChange({ status: 'AKSEPT' })).toBe(false);
});
