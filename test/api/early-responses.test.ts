import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, configureClient } from '#api/client.ts';
import { type Bodies, sendEarly } from '#api/early-responses.ts';
import { type ClientError, logError } from '#api/error-log.ts';
import { endless, silence } from './network.ts';

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

test('a report to the log keeps the early responses, which it does not outdate', async () => {
  network(json('lest'), json({}), json('lest igjen'));
  sendEarly(restUrl, ['/samtykke']);
  await logError({} as ClientError, new AbortController().signal);
  expect(await call('/samtykke')).toBe('lest');
});

test('an early response that fails is the failure of the call that uses it', async () => {
  network(() => Promise.reject(new TypeError('Failed to fetch')), json('igjen'));
  sendEarly(restUrl, ['/banker']);
  await expect(call('/banker')).rejects.toMatchObject({ code: 'NETWORK' });
  expect(await call('/banker')).toBe('igjen');
});

describe('an early request is aborted with its call', () => {
  /** Responds as this says, until the request is aborted. */
  const respond = (reply: typeof silence) => {
    configureClient({ timeout: 20 });
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) =>
      reply(new Request(input, init)),
    );
    sendEarly(restUrl, ['/banker']);
    return call('/banker');
  };

  test('without a response', async () => {
    await expect(respond(silence)).rejects.toMatchObject({ code: 'TIMEOUT', url: '/banker' });
  });

  test('with a part of its body', async () => {
    await expect(respond(endless(200))).rejects.toMatchObject({ code: 'TIMEOUT', url: '/banker' });
  });

  test('with a part of the reason of a refusal, which stands', async () => {
    await expect(respond(endless(503))).rejects.toMatchObject({ status: 503, code: '503' });
  });
});

test('an early response that no call takes is read to its end, and a call can still take it', async () => {
  let left = 3;
  let isAtEnd = false;
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode(left === 3 ? '"tid' : left === 2 ? 'li' : 'g"'));
      left -= 1;
      if (left > 0) return;
      isAtEnd = true;
      controller.close();
    },
  });
  network(async () => new Response(body));
  sendEarly(restUrl, ['/banker']);
  await vi.waitFor(() => expect(isAtEnd).toBe(true));
  expect(await call('/banker')).toBe('tidlig');
});

function pendingReadiness() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

describe('the reads that follow from a response', () => {
  const following = {
    needs: ['/bankinfo'],
    pathsAfter: (bodies: Bodies) => [`/reservasjon/${Object(bodies['/bankinfo']).bankregnr}`],
  };

  test('are sent when the response has arrived and the page is ready', async () => {
    const requests = network(json({ bankregnr: '3361' }), json('reservert'));
    const { promise, resolve } = pendingReadiness();
    sendEarly(restUrl, ['/bankinfo'], following, promise);
    await vi.waitFor(async () => expect(await call('/bankinfo')).toEqual({ bankregnr: '3361' }));
    expect(requests).toHaveLength(1);
    resolve();
    await vi.waitFor(() => expect(requests).toEqual([`${restUrl}/bankinfo`, `${restUrl}/reservasjon/3361`]));
    expect(await call('/reservasjon/3361')).toBe('reservert');
    expect(requests).toHaveLength(2);
  });

  test('are not sent after a failure', async () => {
    const requests = network(async () => Response.json({ bankregnr: '3361' }, { status: 500 }));
    sendEarly(restUrl, ['/bankinfo'], following);
    await expect(call('/bankinfo')).rejects.toMatchObject({ status: 500 });
    expect(requests).toHaveLength(1);
  });

  test('are not sent if a caller has sent them', async () => {
    const requests = network(json({ bankregnr: '3361' }), json('kallet'));
    const { promise, resolve } = pendingReadiness();
    sendEarly(restUrl, ['/bankinfo'], following, promise);
    expect(await call('/reservasjon/3361')).toBe('kallet');
    resolve();
    await call('/bankinfo');
    expect(requests).toEqual([`${restUrl}/bankinfo`, `${restUrl}/reservasjon/3361`]);
  });
});
