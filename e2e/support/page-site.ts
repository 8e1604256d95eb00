import { expect, type Page } from 'playwright/test';
import { durations } from '#domain/site/durations.ts';
import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';
import { nodesOf } from '#flows/engine/leaves.ts';
import { holdTimeOuts } from '#flows/engine/walk/held-time-outs.ts';
import type { Path, Walk } from '#flows/engine/walk/walk.ts';
import { startOf } from '#flows/registry.ts';
import { holdCalls } from '#test/support/held-calls.ts';
import { holdClipboard } from '#test/support/held-clipboard.ts';
import type { Site } from '#test/support/run-path.ts';
import { cachedReads, callOf, mayBeRepeated } from '#test/support/wire.ts';
import { documentOf } from './documents.ts';
import { pageDriver } from './page-driver.ts';
import { leaveBehind } from './test.ts';

/** While the browser's own account of it is there: a page whose clock is held has none. */
function rememberLoading() {
  const [entry] = performance.getEntriesByType('navigation');
  Object.assign(window, { loadedBy: entry?.toJSON().type });
}

/** Where the cases stand, and where the page really does. */
const own = ['bank.example', 'localhost'];

/** Of another site the host alone: which page there, the real configuration says otherwise than the cases do. */
const hasGone = (now: URL, wanted: URL): boolean =>
  own.includes(wanted.hostname)
    ? own.includes(now.hostname) && now.pathname === wanted.pathname
    : now.host === wanted.host;

const intervals = [5, 10, 20, 50];

const forget = () => {
  // The empty page that stands between two visits may keep nothing.
  if (location.protocol === 'about:') return;
  localStorage.clear();
  sessionStorage.clear();
};

/**
 * A failed read is sent again without the wait before (C4.11). The message of a copied code waits as long, but its
 * flow is timed: its clock stands still until it is let pass.
 */
function retryAtOnce() {
  const { setTimeout } = window;
  const waits = [1000, 2000, 4000];
  window.setTimeout = ((run: () => void, ms = 0) =>
    setTimeout(run, waits.includes(ms) ? 0 : ms)) as typeof setTimeout;
}

/** The flow, or one within it, has a time-out of its own. */
const hasTimeOut = (flow: AnyFlow): boolean =>
  nodesOf(flow.machine.root).some(({ after }) => after.length > 0) ||
  Object.values(flow.actors).filter(isFlow).some(hasTimeOut);

const prepared = new WeakSet<Page>();

/** Scripts before the page's own stay for all that is loaded in it: once is enough. */
async function prepare(page: Page, isTimed: boolean): Promise<void> {
  if (prepared.has(page)) return;
  prepared.add(page);
  // A flow with time-outs of its own needs them as long as they are; its document retries nothing.
  const scripts = [forget, holdTimeOuts, holdCalls, holdClipboard, ...(isTimed ? [] : [retryAtOnce])];
  for (const script of scripts) await page.addInitScript(script);
}

/** Waits by the frame: `expect` looks again after a tenth of a second, and most of a run is such steps. */
async function isIn(page: Page, flow: string, state: string): Promise<void> {
  const shown = page.locator(`[data-flow="${flow}"]`);
  await shown
    .and(page.locator(`[data-state="${state}"]`))
    .waitFor({ state: 'attached' })
    // Says what is shown instead.
    .catch(() => expect(shown).toHaveAttribute('data-state', state, { timeout: 1 }));
}

/** How the present document was loaded; no answer during a navigation. */
const readLoading = (page: Page) => page.evaluate('loadedBy').catch(() => null);

const leavesPage = ({ cases: { within } }: Walk, { steps }: Path) =>
  !within && steps.at(-1)?.to.status === 'done';

/**
 * The production build in Chromium, freshly loaded at a flow's document, with every answer held until it is given.
 * For a flow with time-outs of its own, time stands still until it is let pass.
 */
export async function openPageSite(page: Page, walk: Walk, way: Path): Promise<Site> {
  const { flow } = walk;
  const address = documentOf(startOf(flow.id).flow.id);
  const path = new URL(address, 'http://localhost').pathname;
  const isTimed = hasTimeOut(flow);
  const cached = cachedReads();
  let isRepeating = false;
  if (!prepared.has(page)) await page.addInitScript(rememberLoading);
  // The clock before our time-outs: it has its own, which would run out when it is put forward.
  if (isTimed) await page.clock.install();
  // The browser's today is that of the cases.
  const { today } = Object(startOf(flow.id).cases.input);
  if (today) await page.clock.setFixedTime(`${today}T12:00:00Z`);
  await prepare(page, isTimed);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Other sites are not there; they answer all the same, so that the browser gets to them. With a route, the browser
  // caches nothing, and a page takes twice as long to load.
  if (leavesPage(walk, way)) await page.route('https://*.example/**', (route) => route.fulfill({ body: '' }));
  // By way of another page: going to another hash of the same document would not load it anew.
  await leaveBehind(page);
  // How a dialog goes is looked at in its own paths; in others it has gone.
  await page.emulateMedia({ reducedMotion: isTimed ? 'no-preference' : 'reduce' });
  await page.goto(address);
  await page.locator('[data-flow]').first().waitFor();
  if (isTimed) await page.clock.pauseAt(new Date(Date.now() + 60_000));

  const away = () => new URL(page.url()).pathname !== path;
  return {
    driverOf: (id) => pageDriver(page, id),
    async answer({ request, answer }) {
      if (cached.has(request, answer)) return;
      const call = callOf(request);
      const isAwaited = () => page.evaluate(`heldCalls.awaits('${call}')`).catch(() => false);
      await expect.poll(isAwaited, { message: call, intervals }).toBe(true);
      const repeats = mayBeRepeated(request, answer);
      isRepeating ||= repeats;
      await page.evaluate(`heldCalls.answer('${call}', ${JSON.stringify(answer)}, ${repeats})`);
    },
    letPass: (ms) => page.clock.runFor(ms),
    async shows(id, state) {
      await isIn(page, id, state);
      if (!isTimed) await expect(page.locator('[data-flow=modal][data-state=closing]')).toHaveCount(0);
      if (isRepeating) await page.evaluate('heldCalls.holdAgain()');
      isRepeating = false;
    },
    async ended(id) {
      // Its dialog closes by the same clock.
      if (isTimed) await page.clock.runFor(durations.modalClosing);
      await expect
        .poll(async () => away() || (await page.locator(`[data-flow="${id}"]`).count()) === 0)
        .toBe(true);
    },
    async left(exit) {
      const { to: hash, leave, post } = exit as { to?: string; leave?: string; post?: { address: string } };
      if (hash) return page.waitForURL((url) => url.hash === `#${hash}`);
      const to = leave ?? post?.address;
      // What it asks for there is not answered, so it may never be loaded.
      if (to) await page.waitForURL((url) => hasGone(url, new URL(to, page.url())), { waitUntil: 'commit' });
      else await expect.poll(() => readLoading(page)).toBe('reload');
    },
  };
}
