import type { Browser, CDPSession, Page } from 'playwright';
import type { BenchPage } from './pages.ts';
import { type Seen, watch } from './watch.ts';

/** A phone on a slow line: milliseconds to a response's first byte, and bytes a second. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

type Kind = 'html' | 'css' | 'js' | 'font' | 'data';

interface Request {
  readonly start: number;
  readonly kind: Kind;
  /** Undefined while it is loading. */
  end?: number;
  bytes: number;
}

/** One cold load; times in milliseconds. */
export interface Load extends Seen {
  readonly content: number;
  /** From a press of the page's link to the content behind it, and of coming back to the first page. */
  readonly click: number | null;
  readonly back: number | null;
  /** Kilobytes on the wire before the content, by kind. */
  readonly kB: Readonly<Record<Kind, number>>;
  readonly requests: number;
  /** The most requests that waited for each other. */
  readonly rounds: number;
  /** Megabytes of JavaScript's heap. */
  readonly heap: number;
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

export interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
  /** Until no request has begun or ended for a second. */
  readonly settle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openPage(browser: Browser, origin: string): Promise<Opened> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 412, height: 915 } });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  // tsx wraps functions in a helper, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch);
  await page.request.fetch('/sandbox/latency', { method: 'PUT', data: { ms: 0 } });
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('request', note).on('requestfinished', note).on('requestfailed', note);
  const settle = async () => {
    while (Date.now() - last < 1_000) await new Promise((resolve) => setTimeout(resolve, 100));
  };
  return { page, session: await context.newCDPSession(page), settle, close: () => context.close() };
}

/** The page's address with its persona before the '#'. */
export function addressFor({ address, persona }: BenchPage): string {
  const [path = '', hash = ''] = address.split('#');
  return `${path}${path.includes('?') ? '&' : '?'}persona=${persona}#${hash}`;
}

async function follow(opened: Opened, { click, content }: BenchPage): Promise<Pick<Load, 'click' | 'back'>> {
  if (!click) return { click: null, back: null };
  const { page } = opened;
  const shown = page.evaluate((content) => window.painted(content), click.content);
  await page.locator(click.selector).first().click();
  const forward = (await shown) - (await page.evaluate(() => window.clicked));
  await opened.settle();
  const back = await page.evaluate(async (content) => {
    const start = performance.now();
    history.back();
    return (await window.painted(content)) - start;
  }, content);
  return { click: forward, back };
}

/** Loads a page with an empty cache. */
export async function load(browser: Browser, origin: string, at: string, page: BenchPage): Promise<Load> {
  const opened = await openPage(browser, origin);
  const { session } = opened;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const requests = watchRequests(session);
  await opened.page.goto(at, { waitUntil: 'commit' });
  const content = await opened.page.evaluate((content) => window.painted(content), page.content);
  await opened.settle();
  const seen = await opened.page.evaluate(() => window.seen());
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const all = [...requests.values()];
  const begin = Math.min(...all.map(({ start }) => start));
  const before = all.filter(({ start }) => start < begin + content);
  const kB = (kind: Kind) =>
    before.filter((each) => each.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const followed = at.startsWith('/floor/') ? { click: null, back: null } : await follow(opened, page);
  await opened.close();
  return {
    ...seen,
    ...followed,
    content,
    kB: { html: kB('html'), css: kB('css'), js: kB('js'), font: kB('font'), data: kB('data') },
    requests: before.length,
    rounds: roundsIn(before.filter(({ end = Number.POSITIVE_INFINITY }) => end < begin + content)),
    heap: usedSize / 1_048_576,
  };
}
