import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apiError,
  codeOf,
  isApiError,
  outcomeUnknown,
  ownCodes,
  reference,
  statusOf,
  toApiError,
} from '#domain/errors/api-error.ts';

const maintenance = apiError({ status: 503, code: 'INS00002', url: '/rest/skade/kunde' });

test('an error of which nothing is known is unexpected, and of type INTERNAL_ERROR (A3.15)', () => {
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

test('an error carries all that is known of it (A3.15)', () => {
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

test('an error survives being written down and read again', () => {
  expect(JSON.parse(JSON.stringify(maintenance))).toEqual(maintenance);
});

describe('what an actor failed with', () => {
  test('an error of a call is kept as it is', () => {
    expect(toApiError(maintenance)).toBe(maintenance);
  });

  test('a defect of ours becomes an unexpected error that names itself to developers', () => {
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
    ['nothing', undefined, 'undefined', 'undefined'],
    ['null', null, 'object', 'null'],
    ['a symbol', Symbol('gone'), 'symbol', 'Symbol(gone)'],
    ['an object that is no error of a call', { code: 'X', status: 1 }, 'object', '[object Object]'],
    ['half an error of a call', { code: 'X', status: 1, url: '/' }, 'object', '[object Object]'],
  ])('%s becomes an unexpected error', (_, thrown, name, developerMessage) => {
    expect(toApiError(thrown)).toEqual(apiError({ name, developerMessage }));
  });

  test.each<[string, unknown]>([
    ['without a prototype', Object.create(null)],
    ['that cannot be made a text', { toString: null }],
    ['that throws when it is made a text', { toString: Symbol.prototype.toString }],
  ])('even an object %s becomes an unexpected error', (_, thrown) => {
    expect(toApiError(thrown)).toEqual(apiError({ name: 'object', developerMessage: 'cannot be shown' }));
  });

  test('whatever it is, it has a code and a status, and asking never throws', () => {
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
  ['an error of a call', maintenance, true],
  ['the same, read from JSON', JSON.parse(JSON.stringify(maintenance)), true],
  ['a defect of ours', new Error('no'), false],
  ['an answer of the browser', new DOMException('aborted', 'AbortError'), false],
  ['a text', 'INS00002', false],
  ['null', null, false],
  ['nothing', undefined, false],
])('%s is told from the rest', (_, error, expected) => {
  expect(isApiError(error)).toBe(expected);
});

describe('an error of a call has all its parts', () => {
  const parts = [
    ...['status', 'statusText', 'code', 'name', 'developerMessage', 'type', 'message', 'url'],
    'requestCorrelationId',
  ];

  test.each(parts)('a %s too, of its kind', (part) => {
    expect(isApiError({ ...maintenance, [part]: undefined })).toBe(false);
    expect(isApiError({ ...maintenance, [part]: ['503'] })).toBe(false);
  });

  test('its id may be a text, or none', () => {
    expect(isApiError({ ...maintenance, requestCorrelationId: 'abc-123' })).toBe(true);
    expect(isApiError({ ...maintenance, requestCorrelationId: null })).toBe(true);
  });
});

test('the codes of our own are none that a server gives', () => {
  expect(ownCodes).toEqual({
    timeout: 'TIMEOUT',
    network: 'NETWORK',
    unreadable: 'UNREADABLE',
    unexpected: 'UNEXPECTED',
  });
});

test('the code and the status are read from an error of a call', () => {
  expect(codeOf(maintenance)).toBe('INS00002');
  expect(statusOf(maintenance)).toBe(503);
});

test.each([
  ['the call ran into its time-out', { code: ownCodes.timeout }, true],
  ['the connection was lost', { code: ownCodes.network }, true],
  ['a gateway found no server', { code: '502', status: 502 }, true],
  ['a gateway waited too long', { code: '504', status: 504 }, true],
  ['the answer says that it went well, and cannot be read', { code: ownCodes.unreadable, status: 200 }, true],
  [
    'the answer says that it went wrong, and cannot be read',
    { code: ownCodes.unreadable, status: 500 },
    false,
  ],
  ['the server broke', { code: '500', status: 500 }, false],
  ['something of ours broke', { code: ownCodes.unexpected }, false],
  ['the server refused', { code: 'FOR4870001', status: 400 }, false],
])('whether a write may have been carried out, when %s', (_, known, expected) => {
  expect(outcomeUnknown(apiError(known))).toBe(expected);
});

test('a defect of ours is not a call that was never answered', () => {
  expect(outcomeUnknown(new TypeError('Failed to fetch'))).toBe(false);
});

describe('what the customer tells customer service', () => {
  test('the id of the call in the logs of the server, where there is one', () => {
    expect(reference(apiError({ code: 'INS00002', requestCorrelationId: 'abc-123' }))).toBe('abc-123');
  });

  test('the code, where there is no id', () => {
    expect(reference(apiError({ code: 'INS00002' }))).toBe('INS00002');
  });
});
