import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { call, configureClient } from '#api/client.ts';
import { endless, json, lost, network, silence } from './network.ts';

beforeEach(() => configureClient({ restUrl: 'https://bank.example/rest', timeout: 30_000 }));
afterEach(() => vi.unstubAllGlobals());

describe('no response arrives', () => {
  test('because the connection is lost', async () => {
    network(lost);
    await expect(call('/banker')).rejects.toEqual({
      status: 0,
      statusText: '',
      code: 'NETWORK',
      name: 'ApiError',
      developerMessage: 'TypeError: Failed to fetch',
      type: 'INTERNAL_ERROR',
      message: '',
      requestCorrelationId: null,
      url: '/banker',
    });
  });

  test('because the connection is lost in the middle of the response', async () => {
    network(() => {
      const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut')) });
      return new Response(body);
    });
    await expect(call('/banker')).rejects.toMatchObject({ code: 'NETWORK', url: '/banker' });
  });

  test.each([
    ['before the call gives up', silence],
    ['in full before the call gives up', endless(200)],
  ])('%s', async (_, reply) => {
    configureClient({ timeout: 20 });
    network(reply);
    await expect(call('/banker')).rejects.toMatchObject({ status: 0, code: 'TIMEOUT', url: '/banker' });
  });

  test('to the repeat that the server asked for', async () => {
    configureClient({ timeout: 20 });
    network(json(400, {}, { 'Retry-After': '0' }), silence);
    await expect(call('/banker')).rejects.toMatchObject({ status: 0, code: 'TIMEOUT' });
  });

  test('about why the server refused: the refusal stands', async () => {
    configureClient({ timeout: 20 });
    network(endless(503));
    await expect(call('/banker')).rejects.toMatchObject({ status: 503, code: '503' });
  });
});

describe('the caller aborts the request', () => {
  const reason = new Error('the customer has left');

  test('before a response arrives: it rejects with the reason of the caller', async () => {
    const controller = new AbortController();
    network((request) => {
      const response = silence(request);
      controller.abort(reason);
      return response;
    });
    await expect(call('/egenerklaring', { method: 'POST', signal: controller.signal })).rejects.toBe(reason);
  });

  test.each([
    ['the response', 200],
    ['a refusal', 500],
  ])('while %s arrives: it rejects with the reason of the caller', async (_, status) => {
    const controller = new AbortController();
    network(endless(status, () => controller.abort(reason)));
    await expect(call('/egenerklaring', { method: 'POST', signal: controller.signal })).rejects.toBe(reason);
  });

  test('before the call is sent: it rejects with the reason of the caller', async () => {
    network(json(200, {}));
    await expect(call('/egenerklaring', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  test('after the response: the result stays', async () => {
    const controller = new AbortController();
    network(json(200, { resultat: 'OK' }));
    const response = call('/egenerklaring', { method: 'POST', signal: controller.signal });
    await expect(response).resolves.toEqual({ resultat: 'OK' });
    controller.abort(reason);
    await expect(response).resolves.toEqual({ resultat: 'OK' });
  });
});
