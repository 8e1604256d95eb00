import { describe, expect, test } from 'vitest';
import { delayOf, usualLatency } from '#sandbox/latency.ts';
import { openSandbox, visit } from './visitor.ts';

test.each([
  [750, 0],
  [1000, 0.5],
  [1250, 1],
])('a response takes %d ms if chance gives %d (A1.7)', (ms, chance) => {
  expect(delayOf(usualLatency, chance)).toBe(ms);
});

describe('the latency can be', () => {
  test.each([
    ['0 ms', { ms: 0, jitter: 0 }],
    ['0 ms without a jitter', { ms: 0 }],
    ['a minute', { ms: 60_000, jitter: 60_000 }],
  ])('%s', async (_, latency) => {
    const response = await visit(openSandbox()).steer('PUT', 'latency', latency);
    expect({ status: response.status, text: await response.text() }).toEqual({ status: 204, text: '' });
  });

  test('changed by a browser for itself', async () => {
    const visitor = visit(openSandbox());
    await visitor.steer('PUT', 'latency', { ms: 0 });
    expect((await visitor.get('/rest/banker')).status).toBe(200);
  });
});

describe('the latency cannot be', () => {
  test.each([
    ['negative', { ms: -1 }, 'ms'],
    ['longer than a minute', { ms: 60_001 }, 'ms'],
    ['given with a negative jitter', { ms: 0, jitter: -1 }, 'jitter'],
    ['a word', { ms: 'slow' }, 'ms'],
    ['missing', {}, 'ms'],
  ])('%s: the reason is given', async (_, latency, field) => {
    const response = await visit(openSandbox()).steer('PUT', 'latency', latency);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(new RegExp(`^At path: ${field} -- Expected .+`));
  });
});
