import { expect, type Page } from 'playwright/test';
import { durations } from '#domain/site/durations.ts';
import { toggles } from '#domain/site/toggle.ts';
import { directAccessFlow } from '#flows/arriving/direct-access/flow.ts';
import { type AnyFlow, isFlow } from '#flows/engine/define-flow.ts';
import { nodesOf } from '#flows/engine/leaves.ts';
import { holdTimeOuts } from '#flows/engine/walk/held-time-outs.ts';
import type { Outcome } from '#flows/engine/walk/outcomes.ts';
import type { Path, Walk } from '#flows/engine/walk/walk.ts';
import { startOf } from '#flows/registry.ts';
import { holdCalls } from '#test/support/held-calls.ts';
import { holdClipboard } from '#test/support/held-clipboard.ts';
import type { Site } from '#test/support/run-path.ts';
import { cachedReads, callOf, mayBeRepeated } from '#test/support/wire.ts';
import { documentOf } from './documents.ts';
import { pageDriver } from './page-driver.ts';
import { emptyPage } from './test.ts';

/** Remembers how the document was loaded, because the stopped clock replaces `performance` by one without entries. */
function rememberLoading() {
  const [entry] = performance.getEntriesByType('navigation');
  Object.assign(window, { loadedBy: entry?.toJSON().type });
}

/** The host in the cases, and the page's real host. */
const ownHosts = ['bank.example', 'localhost'];

/** Compares only the host of another site: the real configuration has other paths than the cases. */
const hasArrived = (now: URL, wanted: URL): boolean =>
  ownHosts.includes(wanted.hostname)
    ? ownHosts.includes(now.hostname) && now.pathname === wanted.pathname
    : now.host === wanted.host;

const intervals = [5, 10, 20, 50];

const clearStorage = () => {
  // The empty page between two visits has no storage.
  if (location.protocol === 'about:') return;
  localStorage.clear();
  sessionStorage.clear();
};

/**
 * Removes the waits before a failed read is repeated (C4.11). Timers of charts may have the same length, but `prepare` does
 * not use this function for flows with time-outs.
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

/** Whether paths need a time-out: one of the flow itself, or one that ends a child flow. */
const hasTimeOut = (flow: AnyFlow): boolean =>
  timeOutsOf(flow).length > 0 || childrenOf(flow).some(endsByTimeOut);

const prepared = new WeakSet<Page>();

/** Adds the init scripts once, because they run in every document that the page loads. */
async function prepare(page: Page, isTimed: boolean): Promise<void> {
  if (prepared.has(page)) return;
  prepared.add(page);
  // A flow with time-outs needs their real length, and the document of such a flow does not retry reads.
  const scripts = [clearStorage, holdTimeOuts, holdCalls, holdClipboard, ...(isTimed ? [] : [retryAtOnce])];
  for (const script of scripts) await page.addInitScript(script);
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

/** The response that ends the gate of the main app: the insurer moves no customers. */
const admission: NonNullable<Outcome['wire']> = {
  request: { method: 'GET', path: `/rest/toggle/${toggles.transition}` },
  response: { status: 200, body: false },
};

const leavesPage = ({ cases: { within } }: Walk, { steps }: Path) =>
  !within && steps.at(-1)?.to.status === 'done';

/**
 * The production build in Chromium, freshly loaded at a flow's document, with every response held until the test sends
 * it. For a flow with time-outs of its own, the clock is stopped until the test advances it.
 */
export async function openPageSite(page: Page, walk: Walk, walkPath: Path): Promise<Site> {
  const { flow } = walk;
  const address = documentOf(startOf(flow.id).flow.id);
  const path = new URL(address, 'http://localhost').pathname;
  const isTimed = hasTimeOut(flow);
  const cached = cachedReads();
  let isRepeating = false;
  if (!prepared.has(page)) await page.addInitScript(rememberLoading);
  // The clock is installed before `holdTimeOuts`: it replaces `AbortSignal.timeout`, and would fire it when it advances.
  if (isTimed) await page.clock.install();
  // The browser's date is the date of the cases.
  const { today } = Object(startOf(flow.id).cases.input);
  if (today) await page.clock.setFixedTime(`${today}T12:00:00Z`);
  await prepare(page, isTimed);
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
      const respond = `heldCalls.respond('${call}', ${JSON.stringify(response)}, ${repeats})`;
      const wasWaiting = () => page.evaluate(respond).catch(() => false);
      await expect.poll(wasWaiting, { message: call, intervals }).toBe(true);
    },
    letPass: (ms) => page.clock.runFor(ms),
    async shows(id, state) {
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
  const isBehindGate = (await page.locator(`[data-flow="${directAccessFlow.id}"]`).count()) > 0;
  if (isBehindGate && !flow.isGate) await site.respond(admission);
  return site;
}
