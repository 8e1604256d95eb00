import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { submitSelfDeclaration } from '#api/buying/self-declaration.ts';
import { apiError } from '#domain/errors/api-error.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { json, network, silence, text } from '#test/api/network.ts';

beforeEach(() => prepareCalls());
afterEach(() => vi.unstubAllGlobals());

const answers = { skadesaker: false, betalingsanmerkninger: true, oppsagtAvAndre: false };
const submit = () => submitSelfDeclaration(answers, new AbortController().signal);

describe('the visitor sends (A7.13)', () => {
  test.each([
    [
      'the answers with the chosen bank',
      { ...answers, bankForholdRegnr: { value: '0820' } },
      '{"skadesaker":false,"betalingsanmerkninger":true,"oppsagtAvAndre":false,"bankForholdRegnr":{"value":"0820"}}',
    ],
    [
      'the answers without a bank',
      answers,
      '{"skadesaker":false,"betalingsanmerkninger":true,"oppsagtAvAndre":false}',
    ],
  ])('%s', async (_, declaration, body) => {
    const requests = network(json(200, { resultat: 'OK' }));
    await submitSelfDeclaration(declaration, new AbortController().signal);
    expect(requests).toEqual([
      {
        method: 'POST',
        url: 'https://bank.example/rest/egenerklaring',
        credentials: 'same-origin',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body,
      },
    ]);
  });

  test('the answers twice if they are sent twice: writes are not cached', async () => {
    const requests = network(json(200, { resultat: 'OK' }), json(200, { resultat: 'UONSKET' }));
    await expect(submit()).resolves.toEqual({ resultat: 'OK' });
    await expect(submit()).resolves.toEqual({ resultat: 'UONSKET' });
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'POST']);
  });
});

describe('the verdict (A7.13, C2.3)', () => {
  test.each([
    ['is yes', { resultat: 'OK' }],
    ['is no', { resultat: 'UONSKET' }],
    ['can have further fields', { resultat: 'OK', egenerklaringId: '7' }],
  ])('%s', async (_, verdict) => {
    network(json(200, verdict));
    await expect(submit()).resolves.toEqual(verdict);
  });

  test.each([201, 202, 204, 205])('is null after a %i', async (status) => {
    network(text(status, null));
    await expect(submit()).resolves.toBeNull();
  });

  test.each([
    ['with a field of the wrong type', { resultat: true }, 'resultat: expected string'],
    ['without a field', {}, 'resultat: expected string'],
    ['that is only a word', 'OK', 'answer: expected type'],
  ])('cannot be read from a response %s', async (_, body, developerMessage) => {
    network(json(200, body));
    await expect(submit()).rejects.toEqual(
      apiError({ status: 200, code: 'UNREADABLE', url: '/egenerklaring', developerMessage }),
    );
  });

  test('is not requested again if the request fails', async () => {
    const requests = network(json(500, { code: 'FOR4870001' }), json(200, { resultat: 'OK' }));
    await expect(submit()).rejects.toMatchObject({ status: 500, code: 'FOR4870001' });
    expect(requests.map(({ method }) => method)).toEqual(['POST']);
  });
});

test('leaving the page aborts the request', async () => {
  const controller = new AbortController();
  const reason = new Error('the customer has left');
  network((request) => {
    queueMicrotask(() => controller.abort(reason));
    return silence(request);
  });
  await expect(submitSelfDeclaration(answers, controller.signal)).rejects.toBe(reason);
});
