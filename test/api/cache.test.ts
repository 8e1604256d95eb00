// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announced, cached, invalidate, onResponse, silenceRunning } from '#api/cache.ts';

const minute = 60_000;
const consents = ['consents'] as const;

/** A server whose requests are counted; each response is its number. */
function counter() {
  let requests = 0;
  return {
    load: async () => ++requests,
    requests: () => requests,
  };
}

beforeEach(() => {
  invalidate([]);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('a response', () => {
  test('is reused until its stale time is over, counted from its arrival', async () => {
    const { load } = counter();
    let arrive = (_: number) => {};
    const slow = new Promise<number>((resolve) => {
      arrive = resolve;
    });
    const first = cached(consents, () => slow, 30 * minute);
    vi.setSystemTime(Date.now() + 10 * minute);
    arrive(0);
    await first;
    vi.setSystemTime(Date.now() + 30 * minute - 1);
    expect(await cached(consents, load, 30 * minute)).toBe(0);
    vi.setSystemTime(Date.now() + 1);
    expect(await cached(consents, load, 30 * minute)).toBe(1);
  });

  test('without a stale time is shared while its request is running, and never reused', async () => {
    const { load, requests } = counter();
    expect(await Promise.all([cached(consents, load, 0), cached(consents, load, 0)])).toEqual([1, 1]);
    expect(await cached(consents, load, 0)).toBe(2);
    expect(requests()).toBe(2);
  });

  test('belongs to its whole key', async () => {
    const { load } = counter();
    expect(await cached(['claims', '1'], load, minute)).toBe(1);
    expect(await cached(['claims', '2'], load, minute)).toBe(2);
    expect(await cached(['claims', { number: 1 }], load, minute)).toBe(3);
    expect(await cached(['claims', { number: 1 }], load, minute)).toBe(3);
  });
});

describe('an error', () => {
  test('reaches all callers of the request, and is not cached', async () => {
    const failing = () => Promise.reject(new Error('lost'));
    const both = [cached(consents, failing, minute), cached(consents, failing, minute)];
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await cached(consents, counter().load, minute)).toBe(1);
  });
});

describe('invalidating', () => {
  test.each([
    ['the same key', ['relations', 'own'], 2],
    ['another key with the same first part', ['relations', 'all'], 2],
    ['everything', [], 2],
    ['another first part', ['consents'], 1],
  ])('%s', async (_, invalidated, response) => {
    const { load } = counter();
    await cached(['relations', 'own'], load, minute);
    invalidate(invalidated);
    expect(await cached(['relations', 'own'], load, minute)).toBe(response);
  });

  test('leaves a running request to its present callers', async () => {
    const { load } = counter();
    let arrive = (_: string) => {};
    const slow = new Promise<unknown>((resolve) => {
      arrive = resolve;
    });
    const before = cached(consents, () => slow, minute);
    invalidate(consents);
    const after = cached<unknown>(consents, load, minute);
    arrive('old');
    expect([await before, await after, await cached(consents, load, minute)]).toEqual(['old', 1, 1]);
  });
});

describe('a listener', () => {
  /** A request that the test responds to. */
  function held() {
    let arrive = (_: string) => {};
    const response = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    return { load: () => response, arrive };
  }

  test('gets no response that arrives after the response to a newer request', async () => {
    const heard: unknown[] = [];
    onResponse(consents, (response) => heard.push(response));
    const [older, newer] = [held(), held()];
    const before = cached(consents, older.load, minute);
    invalidate(consents);
    const after = cached(consents, newer.load, minute);
    newer.arrive('new');
    await after;
    older.arrive('old');
    await before;
    expect(heard).toEqual(['new']);
  });

  test('gets the response to an invalidated request if no newer one was sent', async () => {
    const heard: unknown[] = [];
    onResponse(consents, (response) => heard.push(response));
    const only = held();
    const response = cached(consents, only.load, minute);
    invalidate(consents);
    only.arrive('only');
    await response;
    expect(heard).toEqual(['only']);
  });

  test('gets no response to a write that was sent before the login session ended', async () => {
    const heard: unknown[] = [];
    onResponse(consents, (response) => heard.push(response));
    const [before, after] = [held(), held()];
    const earlier = announced(consents, before.load);
    silenceRunning();
    const later = announced(consents, after.load);
    before.arrive('before');
    after.arrive('after');
    await Promise.all([earlier, later]);
    expect(heard).toEqual(['after']);
  });
});
