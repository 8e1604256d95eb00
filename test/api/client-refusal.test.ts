import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, configureClient } from '#api/client.ts';
import { json, network, text } from './network.ts';

beforeEach(() => configureClient({ restUrl: 'https://bank.example/rest', timeout: 30_000 }));
afterEach(() => vi.unstubAllGlobals());

const refusal = () => call('/skade/kunde').catch((reason: unknown) => reason);

describe('the server refuses and describes why', () => {
  test('in full: the error has every part (A3.15, A7.22, C2.10)', async () => {
    const response = new Response(
      JSON.stringify({
        code: 'FOR3170009',
        name: 'ServiceError',
        developerMessage: 'customer is in another bank',
        type: 'BUSINESS_ERROR',
        message: 'Feil kundeforhold',
        requestCorrelationId: { value: 'abc-123' },
        stack: 'not ours',
      }),
      { status: 404, statusText: 'Not Found' },
    );
    network(() => response);
    expect(await refusal()).toEqual({
      status: 404,
      statusText: 'Not Found',
      code: 'FOR3170009',
      name: 'ServiceError',
      developerMessage: 'customer is in another bank',
      type: 'BUSINESS_ERROR',
      message: 'Feil kundeforhold',
      requestCorrelationId: 'abc-123',
      url: '/skade/kunde',
    });
  });

  test.each([
    ['in part', { message: 'Nei' }, 'Nei'],
    ['with nothing', {}, ''],
    [
      'with nulls',
      {
        code: null,
        name: null,
        developerMessage: null,
        type: null,
        message: null,
        requestCorrelationId: null,
      },
      '',
    ],
    ['with an empty code and an id that is missing', { code: '', requestCorrelationId: { value: null } }, ''],
  ])('%s, and the rest comes from the status', async (_, body, message) => {
    network(json(403, body));
    expect(await refusal()).toEqual({
      status: 403,
      statusText: '',
      code: '403',
      name: 'ApiError',
      developerMessage: '',
      type: 'INTERNAL_ERROR',
      message,
      requestCorrelationId: null,
      url: '/skade/kunde',
    });
  });

  test('with the correlation id under its short name (A8.15)', async () => {
    network(json(500, { code: 'INS00002', rcid: 'abc-123' }));
    expect(await refusal()).toMatchObject({ code: 'INS00002', requestCorrelationId: 'abc-123' });
  });

  test('with one part of an unknown kind: the error still has the code', async () => {
    network(json(500, { code: 'INS00002', message: { nb: 'Nei' } }));
    expect(await refusal()).toMatchObject({ status: 500, code: 'INS00002' });
  });
});

describe('the server refuses without a description (A7.22)', () => {
  test.each([
    ['in HTML', 502, '<html><h1>Bad Gateway</h1></html>', 'Bad Gateway'],
    ['in plain text', 503, 'busy', 'Service Unavailable'],
    ['in JSON that is no description', 500, '"no"', 'Internal Server Error'],
    ['with null', 500, 'null', 'Internal Server Error'],
    ['with nothing', 500, '', 'Internal Server Error'],
  ])('%s: the error has only the status', async (_, status, body, statusText) => {
    network(text(status, body, statusText));
    expect(await refusal()).toEqual({
      status,
      statusText,
      code: String(status),
      name: 'ResponseError',
      developerMessage: '',
      type: 'INTERNAL_ERROR',
      message: '',
      requestCorrelationId: null,
      url: '/skade/kunde',
    });
  });
});

test.each([400, 401, 403, 404, 409, 429, 500, 503])(
  'the client sends a request once after a %i: callers decide about retries',
  async (status) => {
    const requests = network(json(status, {}));
    await refusal();
    expect(requests.map(({ url }) => url)).toEqual(['https://bank.example/rest/skade/kunde']);
  },
);
