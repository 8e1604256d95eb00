import { describe, expect, test } from 'vitest';
import { apiError } from '#domain/errors/api-error.ts';
import {
  repeatsDamageCustomer,
  repeatsNever,
  repeatsPersonCustomer,
  repeatsRead,
} from '#domain/errors/automatic-retry.ts';

const overloaded = apiError({ status: 500, code: 'FOR4870001' });

describe('the damage customer is requested once more (A7.2, A8.7, A9.8)', () => {
  test.each([
    ['after FOR4870001 with a 500', overloaded, true],
    ['but not after the same code with another status', { ...overloaded, status: 404 }, false],
    ['but not after any other 500', { ...overloaded, code: '500' }, false],
    ['but not after a defect', new Error('FOR4870001'), false],
  ])('%s', (_, error, repeated) => {
    expect(repeatsDamageCustomer(error)).toBe(repeated);
  });
});

describe('the person customer is requested once more (A7.3, A9.8)', () => {
  test.each([
    ['after any 500', { ...overloaded, code: '500' }, true],
    ['but not after another status', { ...overloaded, status: 503 }, false],
    ['but not without a response', apiError({ code: 'TIMEOUT' }), false],
  ])('%s', (_, error, repeated) => {
    expect(repeatsPersonCustomer(error)).toBe(repeated);
  });
});

test.each([
  [400, false],
  [401, false],
  [403, false],
  [404, false],
  [0, true],
  [409, true],
  [500, true],
])(
  'a read that failed with status %d is repeated in documents that retry: %s (A9.8, C4.11)',
  (status, repeated) => {
    expect(repeatsRead(apiError({ status }))).toBe(repeated);
    expect(repeatsNever()).toBe(false);
  },
);
