import { expect, type Page } from 'playwright/test';
import { durations } from '#domain/site/durations.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { cachedReads, callOf, mayBeRepeated } from '#flows/engine/walk/sent-calls.ts';
import type { Path, Walk } from '#flows/engine/walk/walk.ts';
import { startOf } from '#flows/registry.ts';
import type { Site } from '#test/support/run-path.ts';
import { documentOf, main } from './documents.ts';
import {
  admission,
  dateOf,
  firstScript,
  hasArrived,
  hasTimeOut,
  leavesPage,
  responding,
  scriptsOf,
  showsGate,
} from './held-page.ts';
import { pageDriver } from './page-driver.ts';
import { emptyPage } from './test.ts';

const intervals = [5, 10, 20, 50];

const prepared = new WeakSet<Page>();

/** Adds the init scripts once, because they run in every document that the page loads. */
async function prepare(page: Page, flow: AnyFlow): Promise<void> {
  if (prepared.has(page)) return;
  prepared.add(page);
  for (const script of scriptsOf(flow)) await page.addInitScript(script);
}

const noDialogCloses = 'body:not(:has([data-flow="dialog"][data-state="closing"]))';

/** Waits for a state, checked in each frame: `expect` polls every tenth of a second, and most steps of a run wait here. */
async function waitForState(page: Page, flow: string, state: string, around: string): Promise<void> {
  const shown = `[data-flow="${flow}"]`;
  await page
    .locator(`${around} ${shown}[data-state="${state}"]`)
    .waitFor({ state: 'attached' })
    // This assertion fails with a message that shows the actual state.
    .catch(() =>
      expect(page.locator(`${around} ${shown}`)).toHaveAttribute('data-state', state, { timeout: 1 }),
    );
}

/** How the present document was loaded; undefined during a navigation. */
const readLoading = (page: Page) => page.evaluate('loadedBy').catch(() => null);

/**
 * The production build in Chromium or Firefox, freshly loaded at a flow's document, with every response held until the
 * test sends it. For a flow with time-outs of its own, the clock is stopped until the test advances it.
 */
export async function openPageSite(page: Page, walk: Walk, walkPath: Path): Promise<Site> {
  const { flow } = walk;
  const address = documentOf(startOf(flow.id).flow.id);
  const path = new URL(address, 'http://localhost').pathname;
  const isTimed = hasTimeOut(flow);
  const cached = cachedReads();
  let isRepeating = false;
  if (!prepared.has(page)) await page.addInitScript(firstScript);
  if (isTimed) {
    await page.clock.install();
    // A path before may have stopped it, and a document waits for a timer before it loads the app.
    await page.clock.resume();
  }
  // The browser's date is the date of the cases.
  const date = dateOf(flow);
  if (date) await page.clock.setFixedTime(date);
  await prepare(page, flow);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Other sites do not exist, so an empty page replaces them. Only for paths that leave the page: with a route, the browser
  // caches nothing, and a page takes twice as long to load.
  if (leavesPage(walk, walkPath))
    await page.route('https://*.example/**', (route) => route.fulfill({ body: '' }));
  // Goes through an empty page: another hash of the same document would not reload it.
  await emptyPage(page);
  // Only the paths with a time-out check the closing of a dialog. With reduced motion, a dialog closes at once.
  await page.emulateMedia({ reducedMotion: isTimed ? 'no-preference' : 'reduce' });
  await page.goto(address);
  await page.locator('[data-flow]').first().waitFor();
  if (isTimed) await page.clock.pauseAt(new Date(Date.now() + 60_000));

  const away = () => new URL(page.url()).pathname !== path;
  const site: Site = {
    driverOf: (id) => pageDriver(page, id),
    checksScreens: 'once',
    async respond({ request, response }) {
      if (cached.has(request, response)) return;
      const call = callOf(request);
      const repeats = mayBeRepeated(request, response);
      isRepeating ||= repeats;
      const wasWaiting = () => page.evaluate(responding(call, response, repeats)).catch(() => false);
      await expect.poll(wasWaiting, { message: call, intervals }).toBe(true);
    },
    letPass: (ms) => page.clock.runFor(ms),
    async shows(id, state) {
      const isShown = async () =>
        (await page.locator(`[data-flow="${id}"][data-state="${state}"]`).count()) > 0;
      // Outside the main app, a failed read is repeated after a pause of the stopped clock, at most 4 seconds.
      if (isTimed && isRepeating && path !== main)
        await expect
          .poll(async () => (await isShown()) || page.clock.runFor(4000).then(isShown), { intervals })
          .toBe(true);
      // A stopped clock keeps a dialog closing.
      await waitForState(page, id, state, isTimed ? 'body' : noDialogCloses);
      if (isRepeating) await page.evaluate('heldCalls.holdAgain()');
      isRepeating = false;
    },
    async ended(id) {
      // The dialog of the flow closes by the same clock.
      if (isTimed) await page.clock.runFor(durations.dialogClosing);
      await expect
        .poll(async () => away() || (await page.locator(`[data-flow="${id}"]`).count()) === 0)
        .toBe(true);
    },
    async left(exit) {
      const { to: hash, leave, post } = exit as { to?: string; leave?: string; post?: { address: string } };
      if (hash) return page.waitForURL((url) => url.hash === `#${hash}`);
      const to = leave ?? post?.address;
      // The requests of the other page get no response, so it may never finish loading.
      if (to)
        await page.waitForURL((url) => hasArrived(url, new URL(to, page.url())), { waitUntil: 'commit' });
      else await expect.poll(() => readLoading(page)).toBe('reload');
    },
  };
  if (!flow.isGate && (await page.evaluate(showsGate))) await site.respond(admission);
  return site;
}
