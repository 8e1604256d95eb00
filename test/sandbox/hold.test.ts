import { describe, expect, test } from 'vitest';
import { type SandboxBrowser, visitAtOnce } from './visitor.ts';

/** Sends a request, and reports how it ended. */
function request(visitor: SandboxBrowser, path: string) {
  const seen: number[] = [];
  const status = visitor.get(path).then(({ status }) => {
    seen.push(status);
    return status;
  });
  return { seen, status };
}

describe('an operation that is held', () => {
  test('responds when it is released, and not before', async () => {
    const visitor = await visitAtOnce();
    expect((await visitor.steer('POST', 'hold', { operation: 'listBanks' })).status).toBe(204);
    const { seen, status } = request(visitor, '/rest/banker');
    // Another call with its response takes at least as long as this one would have.
    expect((await visitor.get('/rest/skade/kunde')).status).toBe(200);
    expect(seen).toEqual([]);
    expect((await visitor.steer('POST', 'release', { operation: 'listBanks' })).status).toBe(204);
    await expect(status).resolves.toBe(200);
  });

  test('logs the request before its response', async () => {
    const visitor = await visitAtOnce();
    await visitor.steer('POST', 'hold', { operation: 'listBanks' });
    const { status } = request(visitor, '/rest/banker');
    expect(await (await visitor.get('/sandbox/requests')).json()).toEqual([
      { operation: 'listBanks', method: 'GET', path: '/banker', body: null },
    ]);
    await visitor.steer('POST', 'release', { operation: 'listBanks' });
    await expect(status).resolves.toBe(200);
  });

  test('responds to all waiting requests', async () => {
    const visitor = await visitAtOnce();
    await visitor.steer('POST', 'hold', { operation: 'listBanks' });
    const [one, other] = [request(visitor, '/rest/banker'), request(visitor, '/rest/banker')];
    await visitor.steer('POST', 'release', { operation: 'listBanks' });
    await expect(Promise.all([one.status, other.status])).resolves.toEqual([200, 200]);
  });

  test('is released by one release, also if held twice', async () => {
    const visitor = await visitAtOnce();
    await visitor.steer('POST', 'hold', { operation: 'listBanks' });
    const { status } = request(visitor, '/rest/banker');
    await visitor.steer('POST', 'hold', { operation: 'listBanks' });
    await visitor.steer('POST', 'release', { operation: 'listBanks' });
    await expect(status).resolves.toBe(200);
  });

  test('responds at once after its release', async () => {
    const visitor = await visitAtOnce();
    await visitor.steer('POST', 'hold', { operation: 'listBanks' });
    await visitor.steer('POST', 'release', { operation: 'listBanks' });
    expect((await visitor.get('/rest/banker')).status).toBe(200);
  });

  test('responds with the fault that was set while it was held', async () => {
    const visitor = await visitAtOnce();
    await visitor.steer('POST', 'hold', { operation: 'listBanks' });
    const { status } = request(visitor, '/rest/banker');
    await visitor.steer('PUT', 'faults', { operation: 'listBanks', status: 503 });
    await visitor.steer('POST', 'release', { operation: 'listBanks' });
    await expect(status).resolves.toBe(503);
  });
});

test('releasing an operation that is not held changes nothing', async () => {
  const visitor = await visitAtOnce();
  expect((await visitor.steer('POST', 'release', { operation: 'listBanks' })).status).toBe(204);
  expect((await visitor.get('/rest/banker')).status).toBe(200);
});

test.each(['hold', 'release'])('a %s of an unknown operation is refused with a reason', async (how) => {
  const response = await (await visitAtOnce()).steer('POST', how, { operation: 'sellAll' });
  expect({ status: response.status, text: await response.text() }).toEqual({
    status: 400,
    text: 'At path: operation -- no operation sellAll',
  });
});

test.each(['hold', 'release'])('a %s without an operation is refused with a reason', async (how) => {
  const response = await (await visitAtOnce()).steer('POST', how, {});
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(/^At path: operation -- Expected a string/);
});
