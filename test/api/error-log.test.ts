import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logError } from '#api/error-log.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { network, text } from './network.ts';

beforeEach(() => prepareCalls());
afterEach(() => vi.unstubAllGlobals());

const error = {
  message: 'Error: feil',
  url: 'https://bank.example/assets/index.js',
  line: 3,
  column: 14,
  pageUrl: 'https://bank.example/forsikring',
  stacktrace: 'Error: feil',
  error: 'Error: feil',
};

test.each([
  ['/log', undefined],
  ['/logg/forsikring', '/logg/forsikring'],
])(
  'an error of the page is posted to the log resource %s (B2.108, B7.32, C2.6)',
  async (path, configured) => {
    const requests = network(text(204, null));
    await logError(error, new AbortController().signal, configured);
    expect(requests.map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual([
      ['POST', `https://bank.example/rest${path}/error`, error],
    ]);
  },
);
