import { afterEach, expect, test, vi } from 'vitest';
import { json, network, silence } from './network.ts';

/** The client as a page gets it: other tests set its durations. */
const client = await vi.importActual<typeof import('#api/client.ts')>('#api/client.ts?as-a-page-gets-it');

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a call fails after 30 s (30,000 ms)', async () => {
  const given = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(given.signal);
  network(silence);
  client.configureClient({ restUrl: 'https://bank.example/rest' });
  const call = client.call('/banker');
  expect(timeout.mock.calls).toEqual([[30_000]]);
  given.abort();
  await expect(call).rejects.toMatchObject({ code: 'TIMEOUT', url: '/banker' });
});

test('the time-out includes the repeat of a call', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const requests = network(json(400, {}, { 'Retry-After': '0' }), json(200, []));
  client.configureClient({ restUrl: 'https://bank.example/rest' });
  await client.call('/banker');
  expect([requests.length, timeout.mock.calls.length]).toEqual([2, 1]);
});

test.each([
  [0, 1000],
  [1, 2000],
  [2, 4000],
])('after %i failed retries, a read is retried after %i ms (A9.8, C4.11)', async (failures, ms) => {
  vi.useFakeTimers();
  let isOver = false;
  client.retryDelay(failures).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver).toBe(true);
});
