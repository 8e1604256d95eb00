import { expect, test, vi } from 'vitest';
import { openWriteGate } from '#workbench/page/write-gate.ts';

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

test('a time-out does not end the wait, and a call that the page has left ends', async () => {
  const { gate, sent, fetch } = open();
  gate.set(true);
  const [late, left] = [new AbortController(), new AbortController()];
  const write = fetch(new Request(order, { method: 'POST', signal: late.signal }));
  const other = fetch(new Request(order, { method: 'POST', signal: left.signal }));
  late.abort(new DOMException('too late', 'TimeoutError'));
  left.abort(new DOMException('left', 'AbortError'));
  await expect(other).rejects.toThrow('left');
  gate.set(false);
  expect((await write).status).toBe(200);
  const [request] = sent.mock.calls.at(-1) ?? [];
  expect(request instanceof Request && request.signal.aborted).toBe(false);
});
