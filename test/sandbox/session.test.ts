import { describe, expect, test } from 'vitest';
import { hold, reset, type Session, sessionStore, takeFault } from '#sandbox/session.ts';
import { openSandbox, visit, visitAtOnce } from './visitor.ts';

test('calls take 1000 ± 250 ms until a browser changes it (A1.7)', () => {
  const session = sessionStore().get(undefined);
  expect(session.latency).toEqual({ ms: 1000, jitter: 250 });
  session.latency = { ms: 0, jitter: 0 };
  reset(session);
  expect(session.latency).toEqual({ ms: 1000, jitter: 250 });
});

describe('a browser', () => {
  test('gets a session cookie that scripts cannot read', async () => {
    const response = await visit(openSandbox()).get('/');
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sandkasse=[\da-f-]{36}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('keeps its session', async () => {
    const visitor = visit(openSandbox());
    await visitor.get('/');
    const first = visitor.cookies.get('sandkasse');
    await visitor.get('/');
    expect(visitor.cookies.get('sandkasse')).toBe(first);
  });

  test('has its own session', async () => {
    const sandbox = openSandbox();
    const [one, other] = [visit(sandbox), visit(sandbox)];
    await one.get('/');
    await other.get('/');
    expect(one.cookies.get('sandkasse')).not.toBe(other.cookies.get('sandkasse'));
  });

  test('with an unknown session gets a new one', async () => {
    const visitor = visit(openSandbox());
    visitor.cookies.set('sandkasse', 'made-up');
    await visitor.get('/');
    expect(visitor.cookies.get('sandkasse')).toMatch(/^[\da-f-]{36}$/);
  });

  test('has only its own faults and requests', async () => {
    const sandbox = openSandbox();
    const [one, other] = [await visitAtOnce(sandbox), await visitAtOnce(sandbox)];
    await one.steer('PUT', 'faults', { operation: 'listBanks', status: 500 });
    expect((await other.get('/rest/banker')).status).toBe(200);
    expect((await one.get('/rest/banker')).status).toBe(500);
    await one.get('/rest/skade/kunde');
    const seen = await (await other.get('/sandbox/requests')).json();
    expect(seen).toEqual([{ operation: 'listBanks', method: 'GET', path: '/banker', body: null }]);
  });

  test('keeps its state after a reload', async () => {
    const visitor = await visitAtOnce();
    await visitor.get('/?persona=new-customer');
    await visitor.steer('PUT', 'faults', { operation: 'listBanks', status: 503 });
    await visitor.get('/');
    expect((await visitor.get('/rest/banker')).status).toBe(503);
    expect((await visitor.get('/rest/skade/kunde')).status).toBe(404);
  });
});

describe('a session', () => {
  test('starts with the real latency, without faults, holds and requests', () => {
    expect(sessionStore().get(undefined)).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      persona: 'private-one',
      latency: { ms: 1000, jitter: 250 },
      faults: [],
      held: new Map(),
      requests: [],
      known: new Map(),
      csrf: new Map(),
    });
  });

  test('is kept with its slice, for every reader', () => {
    const kept = new Map<string, Session>();
    const session = sessionStore(kept).get(undefined);
    expect(sessionStore(kept).get(session.id)).toBe(session);
  });

  test('is in its first state after a reset, except for the persona', async () => {
    const session = sessionStore().get(undefined);
    session.persona = 'unwanted';
    session.latency = { ms: 0, jitter: 0 };
    session.faults = [{ operation: 'listBanks', status: 500 }];
    session.requests.push({ operation: 'listBanks', method: 'GET', path: '/banker', body: null });
    hold(session, 'listBanks');
    const held = session.held.get('listBanks')?.promise;
    reset(session);
    await expect(held).resolves.toBeUndefined();
    expect(session).toEqual({
      id: session.id,
      persona: 'unwanted',
      latency: { ms: 1000, jitter: 250 },
      faults: [],
      held: new Map(),
      requests: [],
      known: new Map(),
      csrf: new Map(),
    });
  });

  test('uses a fault the given number of times, and keeps the faults of other operations', () => {
    const session = sessionStore().get(undefined);
    const banks = { operation: 'listBanks', status: 500, times: 2 };
    const customer = { operation: 'getDamageCustomer', status: 503 };
    session.faults = [customer, banks];
    expect(takeFault(session, 'listBanks')).toEqual({ operation: 'listBanks', status: 500, times: 2 });
    expect(takeFault(session, 'listBanks')).toEqual({ operation: 'listBanks', status: 500, times: 1 });
    expect(takeFault(session, 'listBanks')).toBeUndefined();
    expect(takeFault(session, 'getDamageCustomer')).toEqual(customer);
    expect(session.faults).toEqual([customer]);
  });
});
