import { describe, expect, test } from 'vitest';
import {
  loadsDirectAccess,
  loadsPersonCustomer,
  skipsPersonCustomer,
} from '#domain/arriving/dependent-calls.ts';

const customer = { hasNationalId: true, isInAnotherBank: false, isBankKnown: true };

describe('the person customer (A7.3)', () => {
  test.each([
    ['is loaded for a customer of this bank', customer, true],
    ['is not loaded without a national identity number', { ...customer, hasNationalId: false }, false],
    ['is not loaded for a customer of another bank', { ...customer, isInAnotherBank: true }, false],
    ['is not loaded before the bank is known', { ...customer, isBankKnown: false }, false],
  ])('%s', (_, known, expected) => {
    expect(loadsPersonCustomer(known)).toBe(expected);
  });
});

describe('the person customer is never loaded (A7.3)', () => {
  const waiting = { ...customer, isBankKnown: false, isBankSettled: false };
  test.each([
    ['not while the bank is loading', waiting, false],
    ['not if it is loaded', { ...customer, isBankSettled: true }, false],
    ['if the bank could not be loaded', { ...waiting, isBankSettled: true }, true],
    ['without a national identity number', { ...waiting, hasNationalId: false }, true],
    ['for a customer of another bank', { ...waiting, isInAnotherBank: true }, true],
  ])('%s', (_, known, expected) => {
    expect(skipsPersonCustomer(known)).toBe(expected);
  });
});

describe('direct access (A4.10)', () => {
  const banks = ['0770', '0502'];
  test.each([
    ['is checked for bank 0770', '0770', true, true],
    ['is checked for bank 0502', '0502', true, true],
    ['is not checked for other banks', '0820', true, false],
    ['is not checked before the bank is known', null, true, false],
    ['is not checked with the transition toggle off', '0770', false, false],
  ])('%s', (_, bankregnr, transition, expected) => {
    const bank = bankregnr === null ? null : { name: 'Banken', bankregnr };
    expect(loadsDirectAccess({ transition, bank }, banks)).toBe(expected);
  });
});
