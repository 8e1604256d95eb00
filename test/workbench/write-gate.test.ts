import { afterEach, expect, test, vi } from 'vitest';
import { deferTimeOuts } from '#workbench/page/deferred-time-outs.ts';
import { openWriteGate } from '#workbench/page/write-gate.ts';

const { timeout } = AbortSignal;

afterEach(() => {
  AbortSignal.timeout = timeout;
  vi.useRealTimers();
});

const order = 'https://bank.example/rest/order';

function open() {
  const sent = vi.fn(async (_: RequestInfo | URL) => new Response('{}'));
  const gate = openWriteGate();
  return { gate, sent, fetch: gate.guarded(sent) };
}

test('a shut gate holds what saves, and lets reads pass', async () => {
  const { gate, sent, fetch } = open();
  gate.set(true);
  const write = fetch(new Request(order, { method: 'POST' }));
  await fetch(new Request(order));
  expect(sent).toHaveBeenCalledTimes(1);
  gate.set(false);
  expect((await write).status).toBe(200);
  expect(sent).toHaveBeenCalledTimes(2);
});

test('no call times out while the gate is shut, and a write that the page has left is not sent', async () => {
  vi.useFakeTimers();
  const { gate, sent, fetch } = open();
  deferTimeOuts([gate]);
  gate.set(true);
  const left = new AbortController();
  const write = (signal: AbortSignal) => fetch(new Request(order, { method: 'POST', signal }));
  const limit = AbortSignal.timeout(30_000);
  const [kept, other] = [write(limit), write(AbortSignal.any([AbortSignal.timeout(30_000), left.signal]))];
  vi.advanceTimersByTime(60_000);
  left.abort(new DOMException('left', 'AbortError'));
  await expect(other).rejects.toThrow('left');
  gate.set(false);
  expect((await kept).status).toBe(200);
  expect(sent).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(30_000);
  expect(limit.reason).toMatchObject({ name: 'TimeoutError' });
});
