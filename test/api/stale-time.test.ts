// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listEmployees } from '#api/employees/employees.ts';
import { listConsents } from '#api/settings/consents.ts';
import { getBankInfo } from '#api/shared/banks.ts';
import { shareTravelCard } from '#api/travel-cards/travel-card-changes.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { receiver } from '#test/contract/calls/travel-cards.ts';
import { json, network } from './network.ts';

beforeEach(async () => {
  await prepareCalls();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a response is fresh for 1,800,000 ms and then loaded again (B7.37, B9.13, C4.11)', async () => {
  const requests = network(json(200, []), json(200, []));
  await listConsents();
  vi.setSystemTime(Date.now() + 1_799_999);
  await listConsents();
  expect(requests).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1);
  await listConsents();
  expect(requests).toHaveLength(2);
});

test('the time starts when the response arrives, not when it is requested (C4.11)', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const bank = json(200, { name: 'Sparebanken Solvik', bankregnr: '3361' });
  const requests = network(async (request) => {
    await arrival;
    return bank(request);
  }, bank);
  const response = getBankInfo();
  vi.setSystemTime(Date.now() + 20_000);
  arrive();
  await response;
  vi.setSystemTime(Date.now() + 1_799_999);
  await getBankInfo();
  expect(requests).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1);
  await getBankInfo();
  expect(requests).toHaveLength(2);
});

test('outside the main app, a response is fresh for 300,000 ms (A9.8)', async () => {
  // A document of its own, without the settings of the main app.
  vi.resetModules();
  const [{ configureClient }, banks] = await Promise.all([
    import('#api/client.ts'),
    import('#api/shared/banks.ts'),
  ]);
  configureClient({ restUrl: 'https://bank.example/rest' });
  const bank = json(200, { name: 'Sparebanken Solvik', bankregnr: '3361' });
  const requests = network(bank, bank);
  await banks.getBankInfo();
  vi.setSystemTime(Date.now() + 299_999);
  await banks.getBankInfo();
  expect(requests).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1);
  await banks.getBankInfo();
  expect(requests).toHaveLength(2);
});

test('the employee list is requested again at each visit (B7.9)', async () => {
  const policy = { kundenummer: '1000017', forsikringsnummer: '6000017', produktkode: 'N20' };
  const requests = network(json(200, []), json(200, []));
  await listEmployees(policy);
  await listEmployees(policy);
  expect(requests).toHaveLength(2);
});

test('a stale response is not loaded again because the page gets focus (B7.37)', async () => {
  const requests = network(json(200, []), json(200, []));
  await listConsents();
  vi.setSystemTime(Date.now() + 1_800_000);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(1);
});

test('a read that fails is not repeated (B7.37)', async () => {
  const requests = network(json(500, {}), json(200, []));
  await Promise.all([
    expect(listConsents()).rejects.toMatchObject({ status: 500 }),
    vi.advanceTimersByTimeAsync(60_000),
  ]);
  expect(requests).toHaveLength(1);
});

test('sharing a travel card is not repeated when it fails (B9.13)', async () => {
  const requests = network(json(500, {}), json(200, {}));
  const shared = shareTravelCard('3000010', receiver, new AbortController().signal);
  await Promise.all([
    expect(shared).rejects.toMatchObject({ status: 500 }),
    vi.advanceTimersByTimeAsync(60_000),
  ]);
  expect(requests).toHaveLength(1);
});
