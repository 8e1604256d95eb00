import { describe, expect, test } from 'vitest';
import { buyAddress } from '#domain/buying/buy-address.ts';
import { buyerFailure, isUnwantedBuyer } from '#domain/buying/buyer.ts';
import { apiError } from '#domain/errors/api-error.ts';

const site = { bankregnr: '3361', quietBanks: ['3411'] };
const stands = (error: Parameters<typeof apiError>[0], bankregnr: string | null = '3361') =>
  buyerFailure(apiError(error), { ...site, bankregnr });

test('A6.6: who is unwanted is sold nothing digitally', () => {
  const buyer = { bankForholdRegnr: null, deactivated: [] };
  expect(isUnwantedBuyer({ ...buyer, kundestatus: 'UONSKET' })).toBe(true);
  expect(isUnwantedBuyer({ ...buyer, kundestatus: 'NY_KUNDE' })).toBe(false);
});

describe('a failed customer record means', () => {
  test('A8.1: in another bank', () => {
    expect(stands({ status: 404, code: 'FOR3170009' })).toBe('inAnotherBank');
  });

  test.each([
    ['no record at all', { status: 404, code: '404' }],
    ['a record of nothing', { status: 404, code: 'FOR3170051' }],
    ['no damage insurance (A6.5)', { status: 403, message: 'Bruker mangler tilgang til skadeforsikring' }],
  ])('no customer yet: %s', (_, error) => {
    expect(stands(error)).toBe('notYetCustomer');
  });

  test('A6.5: a 403 that nothing explains says nothing of customers of a quiet bank', () => {
    expect(stands({ status: 403 }, '3411')).toBe('notYetCustomer');
    expect(stands({ status: 403 }, '3361')).toBe('failed');
    expect(stands({ status: 403 }, null)).toBe('failed');
  });

  test.each([
    ['no access', { status: 403, code: 'FEL3710020', message: 'Missing required role.' }],
    ['no longer logged in', { status: 401 }],
  ])('refused: %s', (_, error) => {
    expect(stands(error)).toBe('refused');
  });

  test('a failure that can be retried', () => {
    expect(stands({ status: 500, code: 'INS00002' })).toBe('failed');
    expect(buyerFailure(new Error('a defect'), site)).toBe('failed');
  });
});

test.each([
  ['reise', 'damage', false, '/kjope/reise'],
  ['reise', 'damage', true, '/kjope/reise?nysalgSkade=true'],
  ['uforeforsikring', 'life', true, '/kjope/uforeforsikring'],
] as const)('%s: %s insurance, new customer: %s (A2.3, A7.6)', (urlPath, kind, newSale, address) => {
  expect(buyAddress({ urlPath, kind }, { buyPage: '/kjope', newSale })).toBe(address);
});
