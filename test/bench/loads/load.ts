import type { Browser, CDPSession } from 'playwright';
import { idleTime } from '#app/main/idle-time.ts';
import { heapOf, type Opened, openPage, slowDown } from '#test/bench/page.ts';
import type { Measured } from '#test/bench/scenario.ts';
import type { BenchPage } from './pages.ts';
import { watch } from './watch.ts';

/** A phone on a slow line: milliseconds to a response's first byte, and bytes a second. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

type Kind = 'html' | 'css' | 'js' | 'font' | 'data';

interface Request {
  readonly start: number;
  readonly kind: Kind;
  /** Undefined while it is loading. */
  end?: number;
  bytes: number;
}

const kindOf = (type: string): Kind => {
  if (type === 'Document') return 'html';
  if (type === 'Stylesheet') return 'css';
  if (type === 'Script') return 'js';
  return type === 'Font' ? 'font' : 'data';
};

/** Every request of the page, with the session's clock in milliseconds. */
function watchRequests(session: CDPSession): ReadonlyMap<string, Request> {
  const requests = new Map<string, Request>();
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type = '', request }) => {
    if (request.url.startsWith('http'))
      requests.set(requestId, { start: timestamp * 1000, kind: kindOf(type), bytes: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, timestamp, type }) => {
    const request = requests.get(requestId);
    // Linked files are requested while the rest of the document is loading.
    if (request && type === 'Document') request.end = timestamp * 1000;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.end ??= timestamp * 1000;
    request.bytes = encodedDataLength;
  });
  return requests;
}

function roundsIn(requests: readonly Request[]): number {
  const rounds: number[] = [];
  const sorted = [...requests].sort((one, other) => one.start - other.start);
  sorted.forEach((request, index) => {
    const before = sorted
      .slice(0, index)
      .map(({ end = Number.POSITIVE_INFINITY }, at) => (end <= request.start + 1 ? (rounds[at] ?? 0) : 0));
    rounds.push(1 + Math.max(0, ...before));
  });
  return Math.max(0, ...rounds);
}

interface Watched extends Opened {
  /** Resolves when no request has begun or ended for a second, or for as many milliseconds. */
  readonly settle: (quiet?: number) => Promise<void>;
}

export async function openWatched(browser: Browser, origin: string): Promise<Watched> {
  const opened = await openPage(browser, origin, { width: 412, height: 915 });
  const { page } = opened;
  page.setDefaultTimeout(120_000);
  await page.addInitScript(watch);
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('request', note).on('requestfinished', note).on('requestfailed', note);
  const settle = async (quiet = 1_000) => {
    while (Date.now() - last < quiet) await new Promise((resolve) => setTimeout(resolve, 100));
  };
  return { ...opened, settle };
}

/** The page's address with its persona before the '#'. */
export function addressFor({ address, persona }: BenchPage): string {
  const [path = '', hash = ''] = address.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}persona=${persona}#${hash}`;
}

/**
 * From a press of the page's link to what the page already knew of the next one, to the content behind it, and from a
 * step back to the first page.
 */
async function follow({ page, settle }: Watched, { click, content }: BenchPage): Promise<Measured> {
  if (!click) return { 'known ms': Number.NaN, 'click ms': Number.NaN, 'back ms': Number.NaN };
  // The code of the next pages loads on an idle page.
  await settle(idleTime + 1_000);
  const known = page.evaluate((content) => window.painted(content), click.known);
  const shown = page.evaluate((content) => window.painted(content), click.content);
  await page.locator(click.selector).first().click();
  const [first, all] = await Promise.all([known, shown]);
  const pressed = await page.evaluate(() => window.clicked);
  await settle();
  const back = await page.evaluate(async (content) => {
    const start = performance.now();
    history.back();
    return (await window.painted(content)) - start;
  }, content);
  return { 'known ms': first - pressed, 'click ms': all - pressed, 'back ms': back };
}

/** Loads a page with an empty cache. Bytes and requests are those before the content. */
export async function load(browser: Browser, origin: string, at: string, page: BenchPage): Promise<Measured> {
  const opened = await openWatched(browser, origin);
  const { cdp } = opened;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', line);
  await slowDown(cdp);
  const requests = watchRequests(cdp);
  await opened.page.goto(at, { waitUntil: 'commit' });
  const content = await opened.page.evaluate((content) => window.painted(content), page.content);
  await opened.settle();
  const seen = await opened.page.evaluate(() => window.seen());
  const heap = await heapOf(cdp);
  const all = [...requests.values()];
  const begin = Math.min(...all.map(({ start }) => start));
  const before = all.filter(({ start }) => start < begin + content);
  const kB = (kind: Kind) =>
    before.filter((each) => each.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const followed = at.startsWith('/floor/') ? {} : await follow(opened, page);
  await opened.close();
  return {
    'first paint': seen.firstPaint,
    largest: seen.largestPaint,
    content,
    'html kB': kB('html'),
    'css kB': kB('css'),
    'js kB': kB('js'),
    'font kB': kB('font'),
    'data kB': kB('data'),
    requests: before.length,
    rounds: roundsIn(before.filter(({ end = Number.POSITIVE_INFINITY }) => end < begin + content)),
    'blocking ms': seen.blocking,
    shift: seen.shift,
    'heap MB': heap,
    ...followed,
  };
}
