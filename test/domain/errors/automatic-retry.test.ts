import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { repeatsDamageCustomer, repeatsPersonCustomer } from '#domain/errors/automatic-retry.ts';

const overloaded = apiError({ status: 500, code: 'FOR4870001' });

describe('A8.7, A7.2: the damage customer is asked for once more', () => {
  test.each([
    ['after FOR4870001 with a 500', overloaded, true],
    ['but not after the same code with another status', { ...overloaded, status: 404 }, false],
    ['but not after any other 500', { ...overloaded, code: '500' }, false],
    ['but not after a defect of ours', new Error('FOR4870001'), false],
  ])('%s', (_, error, repeated) => {
    expect(repeatsDamageCustomer(error)).toBe(repeated);
  });
});

describe('A7.3: the person customer is asked for once more', () => {
  test.each([
    ['after any 500', { ...overloaded, code: '500' }, true],
    ['but not after another status', { ...overloaded, status: 503 }, false],
    ['but not after no answer', apiError({ code: 'TIMEOUT' }), false],
  ])('%s', (_, error, repeated) => {
    expect(repeatsPersonCustomer(error)).toBe(repeated);
  });
});
