import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import { repeatsDamageCustomer, repeatsPersonCustomer } from '#domain/errors/automatic-retry.ts';

const overloaded = apiError({ status: 500, code: 'FOR4870001' });

describe('A8.7, A7.2: the damage customer is asked for once more', () => {
  test.each([
    ['after FOR4870001 with a 500', 0, overloaded, true],
    ['but not a third time', 1, overloaded, false],
    ['but not after the same code with another status', 0, { ...overloaded, status: 404 }, false],
    ['but not after any other 500', 0, { ...overloaded, code: '500' }, false],
    ['but not after a defect of ours', 0, new Error('FOR4870001'), false],
  ])('%s', (_, repeats, error, repeated) => {
    expect(repeatsDamageCustomer(repeats, error)).toBe(repeated);
  });
});

describe('A7.3: the person customer is asked for once more', () => {
  test.each([
    ['after any 500', 0, { ...overloaded, code: '500' }, true],
    ['but not a third time', 1, overloaded, false],
    ['but not after another status', 0, { ...overloaded, status: 503 }, false],
    ['but not after no answer', 0, apiError({ code: 'TIMEOUT' }), false],
  ])('%s', (_, repeats, error, repeated) => {
    expect(repeatsPersonCustomer(repeats, error)).toBe(repeated);
  });
});
