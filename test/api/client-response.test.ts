import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, configureClient } from '#api/client.ts';
import { apiError } from '#domain/errors/api-error.ts';
import { json, network, text } from './network.ts';

beforeEach(() => configureClient({ restUrl: 'https://bank.example/rest', timeout: 30_000 }));
afterEach(() => vi.unstubAllGlobals());

describe('the server responds', () => {
  test.each([
    ['an object', { navn: 'Solvik' }],
    ['a list', [1, 2]],
    ['a number', 3],
    ['no', false],
    ['null', null],
  ])('%s, which is parsed', async (_, body) => {
    network(json(200, body));
    await expect(call('/bankinfo')).resolves.toEqual(body);
  });

  test('with JSON but no content type, which is parsed', async () => {
    network(text(200, '{"navn":"Solvik"}'));
    await expect(call('/bankinfo')).resolves.toEqual({ navn: 'Solvik' });
  });
});

describe('the result is empty (A7.22)', () => {
  test.each([201, 202])('for a %i, even with a body', async (status) => {
    network(json(status, { navn: 'Solvik' }));
    await expect(call('/bankinfo')).resolves.toBeNull();
  });

  test.each([201, 202, 204, 205])('for a %i without a body', async (status) => {
    network(text(status, null));
    await expect(call('/bankinfo')).resolves.toBeNull();
  });
});

describe('a response cannot be read', () => {
  test.each([
    ['when it is a page of a proxy', '<!doctype html><title>Logg inn</title>'],
    ['when it is cut off', '{"navn":"Sol'],
    ['when it is empty', ''],
  ])('%s', async (_, body) => {
    network(text(200, body));
    await expect(call('/bankinfo')).rejects.toEqual(
      apiError({ status: 200, code: 'UNREADABLE', url: '/bankinfo' }),
    );
  });

  test('and the error does not contain it', async () => {
    network(text(200, 'fnr 01017012345'));
    const error = await call('/bankinfo').catch((reason: unknown) => reason);
    expect(JSON.stringify(error)).not.toContain('01017012345');
  });
});
