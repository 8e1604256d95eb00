import { describe, expect, test } from 'vitest';
import { loadsDirectAccess, loadsPersonCustomer } from '#domain/arriving/dependent-calls.ts';

const customer = { hasNationalId: true, inAnotherBank: false, bankIsKnown: true };

describe('A7.3: the person customer is asked for', () => {
  test.each([
    ['of a person in this bank', customer, true],
    ['not without a national identity number', { ...customer, hasNationalId: false }, false],
    ['not of a customer of another bank', { ...customer, inAnotherBank: true }, false],
    ['not before the bank is known', { ...customer, bankIsKnown: false }, false],
  ])('%s', (_, known, expected) => {
    expect(loadsPersonCustomer(known)).toBe(expected);
  });
});

describe('A4.10: direct access is checked', () => {
  const banks = ['0770', '0502'];
  test.each([
    ['0770', true, true],
    ['0502', true, true],
    ['0820', true, false],
    [null, true, false],
    ['0770', false, false],
  ])('for bank %s with transition %s: %s', (bankregnr, transition, expected) => {
    const bank = bankregnr === null ? null : { name: 'Banken', bankregnr };
    expect(loadsDirectAccess({ transition, bank }, banks)).toBe(expected);
  });
});
