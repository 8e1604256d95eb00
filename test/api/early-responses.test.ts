import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call, configureClient } from '#api/client.ts';
import { sendEarly } from '#api/early-responses.ts';

const restUrl = 'https://bank.example/rest';

beforeEach(() => configureClient({ restUrl, timeout: 30_000 }));
afterEach(() => vi.unstubAllGlobals());

function network(...responses: readonly (() => Promise<Response>)[]) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { url, headers, credentials } = new Request(input, init);
    requests.push(url);
    expect([headers.get('Accept'), credentials]).toEqual(['application/json', 'same-origin']);
    return responses[requests.length - 1]?.();
  });
  return requests;
}

const json = (value: unknown) => async () => Response.json(value);

test('a call takes the early response, and the next one sends a new request', async () => {
  const requests = network(json('tidlig'), json('igjen'));
  sendEarly(restUrl, ['/skade/kunde']);
  expect(requests).toEqual([`${restUrl}/skade/kunde`]);
  expect(await call('/skade/kunde')).toBe('tidlig');
  expect(requests).toHaveLength(1);
  expect(await call('/skade/kunde')).toBe('igjen');
});

test('a write never uses an early response to a read', async () => {
  network(json('lest'), json('skrevet'), json('lest igjen'));
  sendEarly(restUrl, ['/samtykke']);
  expect(await call('/samtykke', { method: 'PUT', body: {} })).toBe('skrevet');
  expect(await call('/samtykke')).toBe('lest');
});

test('an early response that fails is the failure of the call that uses it', async () => {
  network(() => Promise.reject(new TypeError('Failed to fetch')), json('igjen'));
  sendEarly(restUrl, ['/banker']);
  await expect(call('/banker')).rejects.toMatchObject({ code: 'NETWORK' });
  expect(await call('/banker')).toBe('igjen');
});

test('an early request without a response is aborted with its call', async () => {
  configureClient({ timeout: 20 });
  network(() => new Promise(() => {}));
  sendEarly(restUrl, ['/banker']);
  await expect(call('/banker')).rejects.toMatchObject({ code: 'TIMEOUT' });
});
