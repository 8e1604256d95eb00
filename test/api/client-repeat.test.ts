import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, configureClient } from '#api/client.ts';
import { shareTravelCard } from '#api/travel-cards/travel-card-changes.ts';
import { receiver } from '#test/contract/calls/travel-cards.ts';
import { cookieSet, forgetCookies } from './cookies.ts';
import { json, lost, network } from './network.ts';

beforeEach(() => configureClient({ restUrl: 'https://bank.example/rest', timeout: 30_000 }));
afterEach(() => {
  vi.unstubAllGlobals();
  forgetCookies();
});

const consent = () => call('/samtykke', { method: 'PUT', body: { sms: true } });
const again = { 'Retry-After': '0' };

describe('a 400 with a retry header (A7.22, C2.7)', () => {
  test('sends the same request again with the fresh token', async () => {
    cookieSet('samtykke=stale');
    const requests = network(
      () => {
        cookieSet('samtykke=fresh');
        return new Response('{}', { status: 400, headers: again });
      },
      json(200, { lagret: true }),
    );
    await expect(consent()).resolves.toEqual({ lagret: true });
    const put = {
      method: 'PUT',
      url: 'https://bank.example/rest/samtykke',
      credentials: 'same-origin',
      body: '{"sms":true}',
    };
    const headers = { accept: 'application/json', 'content-type': 'application/json' };
    expect(requests).toEqual([
      { ...put, headers: { ...headers, 'x-csrf-token': 'stale' } },
      { ...put, headers: { ...headers, 'x-csrf-token': 'fresh' } },
    ]);
  });

  test('sends it again once: the second refusal is the error', async () => {
    const requests = network(json(400, { code: 'A' }, again), json(400, { code: 'B' }, again), json(200, {}));
    await expect(consent()).rejects.toMatchObject({ status: 400, code: 'B' });
    expect(requests.map(({ method }) => method)).toEqual(['PUT', 'PUT']);
  });

  test('repeats a read as well', async () => {
    const requests = network(json(400, {}, again), json(200, []));
    await expect(call('/banker')).resolves.toEqual([]);
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'GET']);
  });

  test('fails when the connection is lost during the repeat', async () => {
    network(json(400, {}, again), lost);
    await expect(consent()).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
  });
});

describe('the client does not send again', () => {
  test('a share, even after a 400 with a retry header (B7.22, B9.13)', async () => {
    const requests = network(json(400, { code: 'UGYLDIG' }, again), json(200, {}));
    const share = shareTravelCard('7010009', receiver, new AbortController().signal);
    await expect(share).rejects.toMatchObject({ status: 400, code: 'UGYLDIG' });
    expect(requests.map(({ method, body }) => [method, body])).toEqual([['POST', JSON.stringify(receiver)]]);
  });

  test('after a 400 without a retry header', async () => {
    const requests = network(json(400, { code: 'UGYLDIG' }), json(200, {}));
    await expect(consent()).rejects.toMatchObject({ status: 400, code: 'UGYLDIG' });
    expect(requests.map(({ method }) => method)).toEqual(['PUT']);
  });

  test.each([409, 429, 500, 503])('after a %i, even with a retry header', async (status) => {
    const requests = network(json(status, {}, again), json(200, {}));
    await expect(consent()).rejects.toMatchObject({ status, code: String(status) });
    expect(requests.map(({ method }) => method)).toEqual(['PUT']);
  });

  test('after a lost connection', async () => {
    const requests = network(lost, json(200, {}));
    await expect(consent()).rejects.toMatchObject({ code: 'NETWORK' });
    expect(requests.map(({ method }) => method)).toEqual(['PUT']);
  });
});
