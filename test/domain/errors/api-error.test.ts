import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apiError,
  codeOf,
  errorOf,
  isApiError,
  isOutcomeUnknown,
  ownCodes,
  reference,
  statusOf,
  toApiError,
} from '#domain/errors/api-error.ts';

const maintenance = apiError({ status: 503, code: 'INS00002', url: '/rest/skade/kunde' });

test('an error without known fields is unexpected, and of type INTERNAL_ERROR (A3.15)', () => {
  expect(apiError({})).toEqual({
    status: 0,
    statusText: '',
    code: 'UNEXPECTED',
    name: 'ApiError',
    developerMessage: '',
    type: 'INTERNAL_ERROR',
    message: '',
    requestCorrelationId: null,
    url: '',
  });
});

test('an error has all its known fields (A3.15)', () => {
  const known = {
    status: 404,
    statusText: 'Not Found',
    code: 'FOR3170009',
    name: 'ServiceError',
    developerMessage: 'customer is in another bank',
    type: 'BUSINESS_ERROR',
    message: 'Feil kundeforhold',
    requestCorrelationId: 'abc-123',
    url: 'https://bank.example/rest/skade/kunde',
  };
  expect(apiError(known)).toEqual(known);
});

test('an error is the same after a round trip through JSON', () => {
  expect(JSON.parse(JSON.stringify(maintenance))).toEqual(maintenance);
});

describe('the error of an actor', () => {
  test('is unchanged if it is an error of a call', () => {
    expect(toApiError(maintenance)).toBe(maintenance);
  });

  test('becomes an unexpected error with a message for developers if it is a defect', () => {
    expect(toApiError(new RangeError('too deep'))).toEqual({
      status: 0,
      statusText: '',
      code: 'UNEXPECTED',
      name: 'RangeError',
      developerMessage: 'RangeError: too deep',
      type: 'INTERNAL_ERROR',
      message: '',
      requestCorrelationId: null,
      url: '',
    });
  });

  test.each([
    ['a text', 'gone', 'string', 'gone'],
    ['undefined', undefined, 'undefined', 'undefined'],
    ['null', null, 'object', 'null'],
    ['a symbol', Symbol('gone'), 'symbol', 'Symbol(gone)'],
    ['an object with only a code and a status', { code: 'X', status: 1 }, 'object', '[object Object]'],
    [
      'an object with only some fields of an error of a call',
      { code: 'X', status: 1, url: '/' },
      'object',
      '[object Object]',
    ],
  ])('becomes an unexpected error if it is %s', (_, thrown, name, developerMessage) => {
    expect(toApiError(thrown)).toEqual(apiError({ name, developerMessage }));
  });

  test.each<[string, unknown]>([
    ['without a prototype', Object.create(null)],
    ['that cannot be converted to text', { toString: null }],
    ['that throws when it is converted to text', { toString: Symbol.prototype.toString }],
  ])('becomes an unexpected error if it is an object %s', (_, thrown) => {
    expect(toApiError(thrown)).toEqual(apiError({ name: 'object', developerMessage: 'cannot be shown' }));
  });

  test('is unexpected and has no status for any other value, and nothing throws', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }), (thrown) => {
        expect(typeof toApiError(thrown).developerMessage).toBe('string');
        expect(codeOf(thrown)).toBe('UNEXPECTED');
        expect(statusOf(thrown)).toBe(0);
      }),
      { examples: [[Object.create(null)]] },
    );
  });
});

test.each([
  ['an error of a call', true, maintenance],
  ['an error of a call after JSON', true, JSON.parse(JSON.stringify(maintenance))],
  ['a defect', false, new Error('no')],
  ['an error of the browser', false, new DOMException('aborted', 'AbortError')],
  ['a text', false, 'INS00002'],
  ['null', false, null],
  ['undefined', false, undefined],
])('for %s, isApiError returns %s', (_, expected, error) => {
  expect(isApiError(error)).toBe(expected);
});

describe('an error of a call needs all its fields', () => {
  const parts = [
    ...['status', 'statusText', 'code', 'name', 'developerMessage', 'type', 'message', 'url'],
    'requestCorrelationId',
  ];

  test.each(parts)('also %s, of the right type', (part) => {
    expect(isApiError({ ...maintenance, [part]: undefined })).toBe(false);
    expect(isApiError({ ...maintenance, [part]: ['503'] })).toBe(false);
  });

  test('requestCorrelationId may be null', () => {
    expect(isApiError({ ...maintenance, requestCorrelationId: 'abc-123' })).toBe(true);
    expect(isApiError({ ...maintenance, requestCorrelationId: null })).toBe(true);
  });
});

test('the client has five error codes of its own', () => {
  expect(ownCodes).toEqual({
    timeout: 'TIMEOUT',
    network: 'NETWORK',
    unreadable: 'UNREADABLE',
    empty: 'EMPTY',
    unexpected: 'UNEXPECTED',
  });
});

test('the code and the status are read from an error of a call', () => {
  expect(codeOf(maintenance)).toBe('INS00002');
  expect(statusOf(maintenance)).toBe(503);
});

test.each([
  ['unknown', 'the call timed out', { code: ownCodes.timeout }],
  ['unknown', 'the connection was lost', { code: ownCodes.network }],
  ['unknown', 'a gateway found no server', { code: '502', status: 502 }],
  ['unknown', 'a gateway timed out', { code: '504', status: 504 }],
  ['unknown', 'a successful response could not be read', { code: ownCodes.unreadable, status: 200 }],
  ['known', 'a failed response could not be read', { code: ownCodes.unreadable, status: 500 }],
  ['unknown', 'a response with status 299 could not be read', { code: ownCodes.unreadable, status: 299 }],
  ['known', 'a redirect could not be read', { code: ownCodes.unreadable, status: 300 }],
  ['known', 'the server failed', { code: '500', status: 500 }],
  ['known', 'the app has a defect', { code: ownCodes.unexpected }],
  ['known', 'the server refused', { code: 'FOR4870001', status: 400 }],
])('the outcome of a write is %s if %s', (outcome, _, error) => {
  expect(isOutcomeUnknown(apiError(error))).toBe(outcome === 'unknown');
});

test('a defect does not make the outcome of a write unknown', () => {
  expect(isOutcomeUnknown(new TypeError('Failed to fetch'))).toBe(false);
});

describe('the code for customer service is', () => {
  test("the call's id in the server's logs, if there is one", () => {
    expect(reference(apiError({ code: 'INS00002', requestCorrelationId: 'abc-123' }))).toBe('abc-123');
  });

  test('the code of the error without an id', () => {
    expect(reference(apiError({ code: 'INS00002' }))).toBe('INS00002');
  });
});

test('the error of a failed actor is read from its event', () => {
  expect(errorOf({ type: 'xstate.error.actor.loadBanks', error: maintenance })).toBe(maintenance);
  expect(errorOf({ type: 'started' })).toEqual(apiError({ name: 'object', developerMessage: 'null' }));
});
