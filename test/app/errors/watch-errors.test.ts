import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ClientError, logError } from '#api/error-log.ts';
import { errorReport } from '#app/errors/error-report.ts';
import { announceError } from '#app/errors/page-errors.ts';
import { watchErrors } from '#app/errors/watch-errors.ts';
import { reportVitals } from '#app/errors/web-vitals.ts';
import { prepareCalls } from '#flows/engine/walk/wire.ts';
import { json, network } from '#test/api/network.ts';

type Keep = (metric: { readonly name: string; readonly value: number }) => void;

const watched = vi.hoisted(() => new Map<string, (name: string, value: number) => void>());

vi.mock('web-vitals', () => {
  const watch = (keep: Keep) => {
    watched.set('latest', (name, value) => keep({ name, value }));
  };
  return { onCLS: watch, onFCP: watch, onINP: watch, onLCP: watch, onTTFB: watch };
});

afterEach(() => vi.unstubAllGlobals());

describe("the bank's share of page loads reports its errors:", () => {
  test.each([
    ['all of them without a share', {}, 0.999, ['Error: feil', 'etter']],
    ['a load below the share', { share: 0.1 }, 0.099, ['Error: feil', 'etter']],
    ['no load at the share or above it', { share: 0.1 }, 0.1, ['etter']],
    ['none with a share of 0', { share: 0 }, 0, ['etter']],
  ])('%s', async (_, log, random, expected) => {
    prepareCalls();
    const requests = network(json(200, {}), json(200, {}));
    watchErrors({ log }, [], random);
    announceError(window, new Error('feil'));
    // Every report before this one has been sent when it has.
    await logError(errorReport({ message: 'etter' }, window.location.href), new AbortController().signal);
    expect(requests.map(({ body }) => JSON.parse(body).message)).toEqual(expected);
    window.dispatchEvent(new Event('pagehide'));
  });
});

test('how the page loaded is reported once, when the page is hidden, without the query', () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const page = { document, location: { href: 'https://bank.example/forsikring?fnr=1#/bil/7010001' } };
  const send = vi.fn(async () => null);
  vi.spyOn(window.document, 'cookie', 'get').mockReturnValue('logg=token');
  reportVitals(page as unknown as Window, send, '/logg');
  const measure = watched.get('latest');
  measure?.('FCP', 1000);
  measure?.('LCP', 1234.56);
  measure?.('CLS', 0.012345);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(send).not.toHaveBeenCalled();
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(send.mock.calls).toEqual([
    [
      {
        message: 'web-vitals',
        url: '',
        line: 0,
        column: 0,
        pageUrl: 'https://bank.example/forsikring',
        stacktrace: '',
        error: '',
        vitals: { FCP: 1000, LCP: 1235, CLS: 0.012 },
      },
    ],
  ]);
});

test('the first page of a session reports its first paint at once too, because its first report may be refused', () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const page = { document, location: { href: 'https://bank.example/forsikring' } };
  const send = vi.fn<(report: ClientError) => Promise<null>>(async () => null);
  reportVitals(page as unknown as Window, send);
  const measure = watched.get('latest');
  measure?.('TTFB', 80);
  expect(send).not.toHaveBeenCalled();
  measure?.('FCP', 1000);
  measure?.('LCP', 1200);
  // After a return from the browser's cache.
  measure?.('FCP', 20);
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(send.mock.calls.map(([{ vitals }]) => vitals)).toEqual([
    { TTFB: 80, FCP: 1000 },
    { TTFB: 80, FCP: 20, LCP: 1200 },
  ]);
});
