import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, lost, network } from './network.ts';

const bank = { name: 'Sparebanken Solvik', bankregnr: '3361' };
const found = json(200, bank);

/** The calls as a document loads them; the main app alone configures fewer retries. */
async function freshCalls() {
  vi.resetModules();
  const [client, banks, buying, customer] = await Promise.all([
    import('#api/client.ts'),
    import('#api/shared/banks.ts'),
    import('#api/buying/buying.ts'),
    import('#api/shared/damage-customer.ts'),
  ]);
  client.configureClient({ restUrl: 'https://bank.example/rest' });
  return { ...client, ...banks, ...buying, ...customer };
}

beforeEach(() => {
  vi.useFakeTimers();
  // Outside a page there are no cookies to read.
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How many requests there have been after each of these waits. */
async function countAfter(requests: readonly unknown[], waits: readonly number[]) {
  const counts: number[] = [];
  for (const wait of waits) {
    await vi.advanceTimersByTimeAsync(wait);
    counts.push(requests.length);
  }
  return counts;
}

describe('a read that fails (A9.8, C4.11)', () => {
  test('is sent again after 1, 2 and 4 seconds, and then fails', async () => {
    const { getBankInfo } = await freshCalls();
    const requests = network(...Array.from({ length: 9 }, () => json(503, {})));
    const failed = expect(getBankInfo()).rejects.toMatchObject({ status: 503 });
    expect(await countAfter(requests, [0, 999, 1, 1999, 1, 3999, 1, 60_000])).toEqual([
      1, 1, 2, 2, 3, 3, 4, 4,
    ]);
    await failed;
  });

  test.each([
    ['an error of the server', json(500, { code: 'INS00002' })],
    ['a lost connection', lost],
    ['a response of the wrong shape', json(200, null)],
  ])('with %s can succeed at the next attempt', async (_, reply) => {
    const { getBankInfo } = await freshCalls();
    const requests = network(reply, found);
    const response = getBankInfo();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await response).toEqual(bank);
    expect(requests).toHaveLength(2);
  });

  test.each([400, 401, 403, 404])('with %d is not sent again', async (status) => {
    const { getBankInfo } = await freshCalls();
    const requests = network(json(status, {}), found);
    const failed = expect(getBankInfo()).rejects.toMatchObject({ status });
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(requests).toHaveLength(1);
  });

  test('is not sent again in the main app (B7.37, B9.13)', async () => {
    const { configureClient, getBankInfo } = await freshCalls();
    configureClient({ retries: 0 });
    const requests = network(json(500, {}), found);
    const failed = expect(getBankInfo()).rejects.toMatchObject({ status: 500 });
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(requests).toHaveLength(1);
  });
});

describe('a call with its own rule', () => {
  test("'no retry' of the sales entrance (A7.6)", async () => {
    const { getSalesEntrance } = await freshCalls();
    const requests = network(json(500, {}), json(200, 'EIKA'));
    const failed = expect(getSalesEntrance()).rejects.toMatchObject({ status: 500 });
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(requests).toHaveLength(1);
  });

  test("'once only' of the damage customer (A7.2, A8.7)", async () => {
    const { getDamageCustomer } = await freshCalls();
    const unsteady = json(500, { code: 'FOR4870001' });
    const requests = network(unsteady, unsteady, unsteady);
    const failed = expect(getDamageCustomer()).rejects.toMatchObject({ status: 500 });
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    expect(requests).toHaveLength(2);
  });
});
