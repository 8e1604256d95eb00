import { describe, expect, test } from 'vitest';
import { warnsDamageCustomer, warnsPersonCustomer } from '#domain/overview/direct-debit-warning.ts';

describe('a damage customer (A4.8)', () => {
  const customer = { betalingsmate: 'AVTALEGIRO', gyldigAvtalegiro: false, forsikringer: ['hus'] };

  test.each([
    ['is warned without a valid agreement', {}, true],
    ['is warned if the agreement is unknown', { gyldigAvtalegiro: null }, true],
    ['is not warned with a valid agreement', { gyldigAvtalegiro: true }, false],
    ['is not warned with another payment method', { betalingsmate: 'EFAKTURA' }, false],
    ['is not warned if the payment method is unknown', { betalingsmate: null }, false],
    ['is not warned without a policy', { forsikringer: [] }, false],
  ])('%s', (_, changed, warned) => {
    expect(warnsDamageCustomer({ ...customer, ...changed })).toBe(warned);
  });
});

describe('a person customer (A4.8, A3.3)', () => {
  const customer = {
    kontoId: 'A',
    gyldigAvtalegiro: false,
    aktiveForsikringer: ['liv'],
    midlertidigeForsikringer: [],
  };

  test.each([
    ['is warned without a valid agreement', {}, true],
    [
      'is warned with a temporary policy',
      { aktiveForsikringer: [], midlertidigeForsikringer: ['liv'] },
      true,
    ],
    ['is warned with an active and a temporary policy', { midlertidigeForsikringer: ['ufør'] }, true],
    ['is warned if the agreement is unknown', { gyldigAvtalegiro: undefined }, true],
    ['is not warned with a valid agreement', { gyldigAvtalegiro: true }, false],
    ['is not warned with another account', { kontoId: 'B' }, false],
    ['is not warned without an account', { kontoId: null }, false],
    ['is not warned without a policy', { aktiveForsikringer: [] }, false],
  ])('%s', (_, changed, warned) => {
    expect(warnsPersonCustomer({ ...customer, ...changed })).toBe(warned);
  });
});
