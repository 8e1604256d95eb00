import { expect, type Page, type Route } from 'playwright/test';
import { nodesOf } from '#flows/engine/leaves.ts';
import type { Answer } from '#flows/engine/walk/cases.ts';
import { holdTimeOuts } from '#flows/engine/walk/held-time-outs.ts';
import type { WireRequest } from '#flows/engine/walk/outcomes.ts';
import type { Walk } from '#flows/engine/walk/walk.ts';
import { startOf } from '#flows/registry.ts';
import { holdClipboard } from '#test/support/held-clipboard.ts';
import type { Site } from '#test/support/run-path.ts';
import { cachedReads, mayBeRepeated } from '#test/support/wire.ts';
import { documentOf } from './documents.ts';
import { pageDriver } from './page-driver.ts';
import { leaveBehind } from './test.ts';

const keyOf = ({ method, path }: WireRequest) => `${method} ${path}`;

const howLoaded = () =>
  performance
    .getEntriesByType('navigation')
    .map((entry) => Object.assign({ type: '' }, entry.toJSON()).type)
    .join();

/** Where the cases stand, and where the page really does. */
const own = ['bank.example', 'localhost'];

/** Of another site the host alone: which page there, the real configuration says otherwise than the cases do. */
const hasGone = (now: URL, wanted: URL): boolean =>
  own.includes(wanted.hostname)
    ? own.includes(now.hostname) && now.pathname === wanted.pathname
    : now.host === wanted.host;

/** A look at what this process knows costs nothing. */
const intervals = [5, 10, 20, 50];

async function runOut(page: Page, path: string): Promise<void> {
  await page.evaluate(`runOutOfTime(${JSON.stringify(path)})`);
}

async function give(route: Route, answer: Answer): Promise<void> {
  const request = route.request();
  if (answer === 'late') await runOut(request.frame().page(), new URL(request.url()).pathname);
  else if (answer === 'lost') await route.abort('failed');
  else
    await route.fulfill({
      status: answer.status,
      headers: { ...answer.headers },
      ...(answer.body !== undefined && { json: answer.body }),
    });
}

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

const prepared = new WeakSet<Page>();

/** Scripts before the page's own stay for all that is loaded in it: once is enough. */
async function prepare(page: Page, isTimed: boolean): Promise<void> {
  if (prepared.has(page)) return;
  prepared.add(page);
  // A flow with time-outs of its own needs them as long as they are; its document retries nothing.
  const scripts = [forget, holdTimeOuts, holdClipboard, ...(isTimed ? [] : [retryAtOnce])];
  for (const script of scripts) await page.addInitScript(script);
}

/** Nothing while the page is on its way. */
const readLoading = (page: Page) => page.evaluate(howLoaded).catch(() => 'on its way');

/**
 * The production build in Chromium, freshly loaded at a flow's document, with every answer held until it is told.
 * For a flow with time-outs of its own, time stands still until it is let pass.
 */
export async function openPageSite(page: Page, { flow }: Walk): Promise<Site> {
  const address = documentOf(startOf(flow.id).flow.id);
  const path = new URL(address, 'http://localhost').pathname;
  const isTimed = nodesOf(flow.machine.root).some(({ after }) => after.length > 0);
  const waiting = new Map<string, Route[]>();
  const repeated = new Map<string, Answer>();
  const cached = cachedReads();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // The clock before them: it has time-outs of its own, which would run out when it is put forward.
  if (isTimed) await page.clock.install();
  await prepare(page, isTimed);
  // The browser's today is that of the cases.
  const { today } = Object(startOf(flow.id).cases.input);
  if (today) await page.clock.setFixedTime(`${today}T12:00:00Z`);
  await page.route('**/rest/**', async (route) => {
    const request = route.request();
    const key = keyOf({ method: request.method(), path: new URL(request.url()).pathname });
    const answer = repeated.get(key);
    if (answer) await give(route, answer);
    else waiting.set(key, [...(waiting.get(key) ?? []), route]);
  });
  // The successor's site is not there; it answers all the same, so that the browser gets to it.
  await page.route('https://*.example/**', (route) => route.fulfill({ body: '' }));
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
      const key = keyOf(request);
      await expect
        .poll(() => waiting.has(key), { message: `a call to ${request.path}`, intervals })
        .toBe(true);
      const routes = waiting.get(key) ?? [];
      waiting.delete(key);
      if (mayBeRepeated(request, answer)) repeated.set(key, answer);
      if (answer === 'late') return runOut(page, request.path);
      for (const route of routes) await give(route, answer);
    },
    letPass: (ms) => page.clock.runFor(ms),
    async shows(id, state) {
      await expect(page.locator(`[data-flow="${id}"]`)).toHaveAttribute('data-state', state);
      if (!isTimed) await expect(page.locator('[data-flow=modal][data-state=closing]')).toHaveCount(0);
      repeated.clear();
    },
    ended: (id) =>
      expect.poll(async () => away() || (await page.locator(`[data-flow="${id}"]`).count()) === 0).toBe(true),
    async left(exit) {
      const { leave, post } = exit as { leave?: string; post?: { address: string } };
      const to = leave ?? post?.address;
      // What it asks for there is not answered, so it may never be loaded.
      if (to) await page.waitForURL((url) => hasGone(url, new URL(to, page.url())), { waitUntil: 'commit' });
      else await expect.poll(() => readLoading(page)).toBe('reload');
    },
  };
}
