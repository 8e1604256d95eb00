import { describe, expect, test } from 'vitest';
import { openSandbox, visit } from './visitor.ts';

describe('the insurer can be made', () => {
  test.each([
    ['as quick as can be', { ms: 0, jitter: 0 }],
    ['as quick as can be, without a word of how steady', { ms: 0 }],
    ['a minute slow', { ms: 60_000, jitter: 60_000 }],
  ])('%s', async (_, latency) => {
    const response = await visit(openSandbox()).steer('PUT', 'latency', latency);
    expect({ status: response.status, text: await response.text() }).toEqual({ status: 204, text: '' });
  });

  test('quick for one browser, by that browser', async () => {
    const visitor = visit(openSandbox());
    await visitor.steer('PUT', 'latency', { ms: 0 });
    expect((await visitor.get('/rest/banker')).status).toBe(200);
  });
});

describe('the insurer cannot be made', () => {
  test.each([
    ['quicker than at once', { ms: -1 }, 'ms'],
    ['slower than a minute', { ms: 60_001 }, 'ms'],
    ['unsteady backwards', { ms: 0, jitter: -1 }, 'jitter'],
    ['slow by a word', { ms: 'slow' }, 'ms'],
    ['slow by nothing', {}, 'ms'],
  ])('%s, and says so', async (_, latency, field) => {
    const response = await visit(openSandbox()).steer('PUT', 'latency', latency);
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(new RegExp(`^At path: ${field} -- Expected .+`));
  });
});
