import { describe, expect, test } from 'vitest';
import { buyAddress } from '#domain/buying/buy-address.ts';
import { buyerFailure } from '#domain/buying/buyer.ts';
import { apiError } from '#domain/errors/api-error.ts';
import { isUnwantedCustomer } from '#domain/shared/unwanted.ts';

const failureOf = (error: Parameters<typeof apiError>[0]) => buyerFailure(apiError(error));

test('only a customer with the status UONSKET is an unwanted buyer (A6.6)', () => {
  expect(isUnwantedCustomer({ kundestatus: 'UONSKET' })).toBe(true);
  expect(isUnwantedCustomer({ kundestatus: 'NY_KUNDE' })).toBe(false);
});

describe('the error of a customer record', () => {
  test('FOR3170009 means that the customer belongs to another bank (A8.1)', () => {
    expect(failureOf({ status: 404, code: 'FOR3170009' })).toBe('inAnotherBank');
  });

  test.each([
    ['no record at all', { status: 404, code: '404' }],
    ['a record without insurance', { status: 404, code: 'FOR3170051' }],
    ['no damage insurance (A6.5)', { status: 403, message: 'Bruker mangler tilgang til skadeforsikring' }],
  ])('%s means "not a customer yet"', (_, error) => {
    expect(failureOf(error)).toBe('notYetCustomer');
  });

  test('an unexplained 403 means "failed" (A6.5)', () => {
    expect(failureOf({ status: 403 })).toBe('failed');
  });

  test.each([
    ['no access', { status: 403, code: 'FEL3710020', message: 'Missing required role.' }],
    ['no longer logged in', { status: 401 }],
  ])('%s means "refused"', (_, error) => {
    expect(failureOf(error)).toBe('refused');
  });

  test('any other error means "failed"', () => {
    expect(failureOf({ status: 500, code: 'INS00002' })).toBe('failed');
    expect(buyerFailure(new Error('a defect'))).toBe('failed');
  });
});

test.each([
  ['damage insurance', '/kjope/reise', 'reise', 'damage', false],
  ['damage insurance in a new sale', '/kjope/reise?nysalgSkade=true', 'reise', 'damage', true],
  ['life insurance in a new sale', '/kjope/uforeforsikring', 'uforeforsikring', 'life', true],
] as const)('the page of %s has the address %s (A2.3, A7.6)', (_, address, urlPath, kind, isNewSale) => {
  expect(buyAddress({ urlPath, kind }, { buyPage: '/kjope', isNewSale })).toBe(address);
});
