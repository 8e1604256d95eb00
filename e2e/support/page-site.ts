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

/** The browser's navigation timing; a page whose clock is stopped has none. */
function rememberLoading() {
  const [entry] = performance.getEntriesByType('navigation');
  Object.assign(window, { loadedBy: entry?.toJSON().type });
}

/** The origin in the cases, and the page's real origin. */
const own = ['bank.example', 'localhost'];

/** Only the host of another site: the real configuration has other paths than the cases. */
const hasGone = (now: URL, wanted: URL): boolean =>
  own.includes(wanted.hostname)
    ? own.includes(now.hostname) && now.pathname === wanted.pathname
    : now.host === wanted.host;

const intervals = [5, 10, 20, 50];

const forget = () => {
  // The empty page between two visits has no storage.
  if (location.protocol === 'about:') return;
  localStorage.clear();
  sessionStorage.clear();
};

/**
 * Repeats a failed read without waiting (C4.11). The message of a copied code lasts as long, but its flow is timed: its
 * clock is stopped until the test advances it.
 */
function retryAtOnce() {
  const { setTimeout } = window;
  const waits = [1000, 2000, 4000];
  window.setTimeout = ((run: () => void, ms = 0) =>
    setTimeout(run, waits.includes(ms) ? 0 : ms)) as typeof setTimeout;
}

const timeOutsOf = (flow: AnyFlow) => nodesOf(flow.machine.root).flatMap(({ after }) => after);
const childrenOf = (flow: AnyFlow) => Object.values(flow.actors).filter(isFlow);

const endsByTimeOut = (flow: AnyFlow): boolean =>
  timeOutsOf(flow).some(({ target }) => target?.some(({ type }) => type === 'final')) ||
  childrenOf(flow).some(endsByTimeOut);

/** Whether the paths need a time-out: of the flow itself, or one that ends a child flow. */
const hasTimeOut = (flow: AnyFlow): boolean =>
  timeOutsOf(flow).length > 0 || childrenOf(flow).some(endsByTimeOut);

const prepared = new WeakSet<Page>();

/** Init scripts stay for every document that the page loads: adding them once is enough. */
async function prepare(page: Page, isTimed: boolean): Promise<void> {
  if (prepared.has(page)) return;
  prepared.add(page);
  // A flow with time-outs of its own needs their real length; its document retries nothing.
  const scripts = [forget, holdTimeOuts, holdCalls, holdClipboard, ...(isTimed ? [] : [retryAtOnce])];
  for (const script of scripts) await page.addInitScript(script);
}

const settled = 'body:not(:has([data-flow="dialog"][data-state="closing"]))';

/** Waits frame by frame: `expect` polls every tenth of a second, and most of a run is such steps. */
async function isIn(page: Page, flow: string, state: string, around: string): Promise<void> {
  const shown = `[data-flow="${flow}"]`;
  await page
    .locator(`${around} ${shown}[data-state="${state}"]`)
    .waitFor({ state: 'attached' })
    // The message shows the actual state.
    .catch(() =>
      expect(page.locator(`${around} ${shown}`)).toHaveAttribute('data-state', state, { timeout: 1 }),
    );
}

/** How the present document was loaded; undefined during a navigation. */
const readLoading = (page: Page) => page.evaluate('loadedBy').catch(() => null);

const leavesPage = ({ cases: { within } }: Walk, { steps }: Path) =>
  !within && steps.at(-1)?.to.status === 'done';

/**
 * The production build in Chromium, freshly loaded at a flow's document, with every response held until the test sends
 * it. For a flow with time-outs of its own, the clock is stopped until the test advances it.
 */
export async function openPageSite(page: Page, walk: Walk, way: Path): Promise<Site> {
  const { flow } = walk;
  const address = documentOf(startOf(flow.id).flow.id);
  const path = new URL(address, 'http://localhost').pathname;
  const isTimed = hasTimeOut(flow);
  const cached = cachedReads();
  let isRepeating = false;
  if (!prepared.has(page)) await page.addInitScript(rememberLoading);
  // The clock before our time-outs: it has its own, which would fire when it is advanced.
  if (isTimed) await page.clock.install();
  // The browser's date is the date of the cases.
  const { today } = Object(startOf(flow.id).cases.input);
  if (today) await page.clock.setFixedTime(`${today}T12:00:00Z`);
  await prepare(page, isTimed);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // Other sites do not exist, so an empty page answers for them. With a route, the browser caches nothing, and a page
  // takes twice as long to load.
  if (leavesPage(walk, way)) await page.route('https://*.example/**', (route) => route.fulfill({ body: '' }));
  // Through another page: going to another hash of the same document would not reload it.
  await leaveBehind(page);
  // The closing of a dialog is tested in its own paths; in others it is already closed.
  await page.emulateMedia({ reducedMotion: isTimed ? 'no-preference' : 'reduce' });
  await page.goto(address);
  await page.locator('[data-flow]').first().waitFor();
  if (isTimed) await page.clock.pauseAt(new Date(Date.now() + 60_000));

  const away = () => new URL(page.url()).pathname !== path;
  return {
    driverOf: (id) => pageDriver(page, id),
    reads: 'once',
    async answer({ request, answer }) {
      if (cached.has(request, answer)) return;
      const call = callOf(request);
      const repeats = mayBeRepeated(request, answer);
      isRepeating ||= repeats;
      const respond = `heldCalls.answer('${call}', ${JSON.stringify(answer)}, ${repeats})`;
      const isAnswered = () => page.evaluate(respond).catch(() => false);
      await expect.poll(isAnswered, { message: call, intervals }).toBe(true);
    },
    letPass: (ms) => page.clock.runFor(ms),
    async shows(id, state) {
      // A stopped clock keeps a dialog closing.
      await isIn(page, id, state, isTimed ? 'body' : settled);
      if (isRepeating) await page.evaluate('heldCalls.holdAgain()');
      isRepeating = false;
    },
    async ended(id) {
      // Its dialog closes with the same clock.
      if (isTimed) await page.clock.runFor(durations.dialogClosing);
      await expect
        .poll(async () => away() || (await page.locator(`[data-flow="${id}"]`).count()) === 0)
        .toBe(true);
    },
    async left(exit) {
      const { to: hash, leave, post } = exit as { to?: string; leave?: string; post?: { address: string } };
      if (hash) return page.waitForURL((url) => url.hash === `#${hash}`);
      const to = leave ?? post?.address;
      // Requests of that page get no response, so it may never finish loading.
      if (to) await page.waitForURL((url) => hasGone(url, new URL(to, page.url())), { waitUntil: 'commit' });
      else await expect.poll(() => readLoading(page)).toBe('reload');
    },
  };
}
