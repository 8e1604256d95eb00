import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listConsents, updateConsent } from '#api/settings/consents.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { json, network, text } from '#test/api/network.ts';

beforeEach(() => prepareCalls());
afterEach(() => vi.unstubAllGlobals());

test('consents are loaded from /samtykke (B7.27), and an answer is a PUT to the same path (B7.28)', async () => {
  const requests = network(json(200, []), text(204, null));
  await expect(listConsents()).resolves.toEqual([]);
  await updateConsent({ samtykkeId: 'tilbud', answer: true }, new AbortController().signal);
  expect(requests.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', 'https://bank.example/rest/samtykke', ''],
    ['PUT', 'https://bank.example/rest/samtykke', '{"samtykkeId":"tilbud","answer":true}'],
  ]);
});
