import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendEarly } from '#api/early-responses.ts';
import { listConsents, updateConsent } from '#api/settings/consents.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';

beforeEach(() => prepareCalls());
afterEach(() => vi.unstubAllGlobals());

const consents = (answer: boolean) => [
  {
    samtykkeId: 's1',
    tittel: 'Tips',
    infoTekst: 'Vi gir deg tips.',
    avslagTekst: 'Du får ingen tips.',
    modalTekster: [],
    answer: { answer, date: '2026-11-21' },
  },
];

const { signal } = new AbortController();

/** A server that holds each read until the test responds, and responds to a write at once. */
function server() {
  const reads: ((answer: boolean) => void)[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init);
    if (request.method !== 'GET') return Promise.resolve(new Response(null, { status: 204 }));
    return new Promise((resolve) => reads.push((answer) => resolve(Response.json(consents(answer)))));
  });
  return reads;
}

test('a read that a write overtakes is not shared with calls after the write', async () => {
  const reads = server();
  const before = listConsents();
  await updateConsent({ samtykkeId: 's1', answer: true }, signal);
  const after = listConsents();
  await vi.waitFor(() => expect(reads).toHaveLength(2));
  reads[0]?.(false);
  reads[1]?.(true);
  expect((await before)[0]?.answer?.answer).toBe(false);
  expect((await after)[0]?.answer?.answer).toBe(true);
  expect((await listConsents())[0]?.answer?.answer).toBe(true);
  expect(reads).toHaveLength(2);
});

test('an early response is not used after a write', async () => {
  const reads = server();
  sendEarly('https://bank.example/rest', ['/samtykke']);
  await updateConsent({ samtykkeId: 's1', answer: true }, signal);
  const after = listConsents();
  await vi.waitFor(() => expect(reads).toHaveLength(2));
  reads[0]?.(false);
  reads[1]?.(true);
  expect((await after)[0]?.answer?.answer).toBe(true);
});
