import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, configureClient } from '#api/client.ts';
import { json, network } from './network.ts';

beforeEach(() => configureClient({ restUrl: 'https://bank.example/rest', timeout: 30_000 }));
afterEach(() => vi.unstubAllGlobals());

const headers = { accept: 'application/json', 'content-type': 'application/json' };

test('a read is a GET with JSON headers and the cookies of this site (A7.1, A7.22)', async () => {
  const requests = network(json(200, {}));
  await call('/skade/kunde');
  expect(requests).toEqual([
    {
      method: 'GET',
      url: 'https://bank.example/rest/skade/kunde',
      credentials: 'same-origin',
      headers,
      body: '',
    },
  ]);
});

test.each(['POST', 'PUT'] as const)('a %s carries its body as JSON (A7.22)', async (method) => {
  const requests = network(json(200, {}));
  await call('/samtykke', { method, body: { epost: true, sms: null } });
  expect(requests).toEqual([
    {
      method,
      url: 'https://bank.example/rest/samtykke',
      credentials: 'same-origin',
      headers,
      body: '{"epost":true,"sms":null}',
    },
  ]);
});

test.each(['POST', 'PUT', 'DELETE'] as const)('a %s can have no body', async (method) => {
  const requests = network(json(200, {}));
  await call('/reisekort/1?forsikringsnummer=2', { method });
  expect(requests).toEqual([
    {
      method,
      url: 'https://bank.example/rest/reisekort/1?forsikringsnummer=2',
      credentials: 'same-origin',
      headers,
      body: '',
    },
  ]);
});

test('calls have the prefix of the configuration (A7.1)', async () => {
  configureClient({ restUrl: 'https://bank.example/forsikring/api' });
  const requests = network(json(200, {}));
  await call('/banker');
  expect(requests.map(({ url }) => url)).toEqual(['https://bank.example/forsikring/api/banker']);
});
