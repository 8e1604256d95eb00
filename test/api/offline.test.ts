// @vitest-environment node
import { array, string } from 'superstruct';
import { afterEach, expect, test, vi } from 'vitest';
import { invalidate } from '#api/cache.ts';
import { configureClient } from '#api/client.ts';
import { read } from '#api/read.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  invalidate([]);
});

test('an offline read waits for the network, and is sent again', async () => {
  configureClient({ restUrl: 'https://bank.example/rest', retries: 0 });
  let goOnline = () => {};
  const fetched = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('["Bil"]'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine: false });
  const listened = new Promise<void>((resolve) => {
    vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
      expect(name).toBe('online');
      goOnline = listener;
      resolve();
    });
  });
  const policies = read(['banker'], '/banker', array(string()));
  await listened;
  expect(fetched).toHaveBeenCalledTimes(1);
  goOnline();
  expect(await policies).toEqual(['Bil']);
});
