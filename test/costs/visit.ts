import type { Browser, CDPSession, Page } from 'playwright';
import { expect } from 'playwright/test';
import { waitUntilLoaded } from '#e2e/support/visits.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import type { BenchPage } from '#test/bench/loads/pages.ts';

interface Transfer {
  readonly kind: 'document' | 'asset' | 'call';
  readonly isFromCache: boolean;
  readonly bytes: number;
}

export interface Load {
  /** Responses of the network; a document that has not changed is one of them, with status 304. */
  readonly documents: number;
  readonly assets: number;
  readonly cachedAssets: number;
  readonly calls: number;
  /** Bytes on the wire, with headers. */
  readonly documentBytes: number;
  readonly assetBytes: number;
  readonly callBytes: number;
}

const kindOf = (url: string): Transfer['kind'] => {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/rest/')) return 'call';
  return pathname.startsWith('/assets/') ? 'asset' : 'document';
};

/** Records what the page transfers. `take` returns it and begins again. */
async function watchTransfers(cdp: CDPSession) {
  const pending = new Set<string>();
  const urls = new Map<string, string>();
  const cached = new Set<string>();
  let transfers: Transfer[] = [];
  await cdp.send('Network.enable');
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    urls.set(requestId, response.url);
    if (response.fromDiskCache || response.fromPrefetchCache) cached.add(requestId);
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  cdp.on('Network.requestWillBeSent', ({ requestId }) => pending.add(requestId));
  cdp.on('Network.loadingFailed', ({ requestId }) => pending.delete(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    pending.delete(requestId);
    const url = urls.get(requestId);
    if (!url?.startsWith('https:')) return;
    transfers.push({ kind: kindOf(url), isFromCache: cached.has(requestId), bytes: encodedDataLength });
  });
  return {
    pending: () => pending.size,
    take: (): readonly Transfer[] => {
      const taken = transfers;
      transfers = [];
      return taken;
    },
  };
}

function loadOf(transfers: readonly Transfer[]): Load {
  const sent = (kind: Transfer['kind']) =>
    transfers.filter((each) => each.kind === kind && !each.isFromCache);
  const bytes = (kind: Transfer['kind']) => sent(kind).reduce((sum, each) => sum + each.bytes, 0);
  return {
    documents: sent('document').length,
    assets: sent('asset').length,
    cachedAssets: transfers.filter(({ isFromCache }) => isFromCache).length,
    calls: sent('call').length,
    documentBytes: bytes('document'),
    assetBytes: bytes('asset'),
    callBytes: bytes('call'),
  };
}

/** Some personas are sent to another site, or to the login. */
const settle = (page: Page) =>
  waitUntilLoaded(page).catch(() => page.waitForLoadState('networkidle', { timeout: 30_000 }));

/** Opens an address twice as a persona, with an empty cache and again, and then a page of the app by its link. */
export async function visit(
  browser: Browser,
  baseURL: string,
  persona: PersonaId,
  address: string,
  click?: BenchPage['click'],
) {
  const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const client = { ignoreHTTPSErrors: true };
  await page.request.get(`/sandbox/requests?persona=${persona}`, client);
  await page.request.put('/sandbox/latency', { data: { ms: 0 }, ...client });
  const { take, pending } = await watchTransfers(await context.newCDPSession(page));
  const loads: Load[] = [];
  for (const _ of ['first', 'again']) {
    // A reload would revalidate the assets too.
    await page.goto('about:blank');
    take();
    await page.goto(address);
    await settle(page);
    loads.push(loadOf(take()));
  }
  if (click) {
    // It may be in a folded group.
    await page
      .locator(click.selector)
      .first()
      .evaluate((element: HTMLElement) => element.click());
    // Playwright's idle network was reached before. More calls may follow the content.
    await page.locator(click.content.selector).first().waitFor();
    await expect.poll(pending).toBe(0);
    await settle(page);
    loads.push(loadOf(take()));
  }
  await context.close();
  return loads;
}
