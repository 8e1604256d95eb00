import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { hasNoDamagePolicies, hasNoLifePolicies, searchesLife } from '#domain/policies/errors.ts';

describe('a customer has no policies of a kind, which is no failure,', () => {
  test.each([
    ['unknown to the insurer (A8.10)', { status: 404, code: 'FOR3170051' }, true],
    ['in another bank (A8.1)', { status: 404, code: 'FOR3170009' }, true],
    ['after another error', { status: 500 }, false],
  ])('of damage insurance: %s', (_, error, none) => {
    expect(hasNoDamagePolicies(apiError(error))).toBe(none);
  });

  test.each([
    ['unknown in this bank (A8.2)', { status: 404, message: 'Kunden finnes ikke i denne banken' }, true],
    ['after another error', { status: 404 }, false],
  ])('of life insurance: %s', (_, error, none) => {
    expect(hasNoLifePolicies(apiError(error))).toBe(none);
  });
});

describe('life policies are searched (A7.3)', () => {
  const person = { organisasjonsnummer: null, hasNationalId: true };

  test.each([
    ['for a person', person, null, true],
    ['for a person without damage insurance', person, { status: 404, code: 'FOR3170051' }, true],
    ['but not for a customer of another bank', person, { status: 404, code: 'FOR3170009' }, false],
    ['but not without a national identity number', { ...person, hasNationalId: false }, null, false],
    ['but not for an organisation', { ...person, organisasjonsnummer: '923609016' }, null, false],
  ])('%s', (_, visitor, error, searched) => {
    expect(searchesLife(visitor, error && apiError(error))).toBe(searched);
  });
});
