import { expect, type Page, type Route } from 'playwright/test';
import { nodesOf } from '#flows/engine/leaves.ts';
import type { Answer } from '#flows/engine/walk/cases.ts';
import type { WireRequest } from '#flows/engine/walk/outcomes.ts';
import type { Walk } from '#flows/engine/walk/walk.ts';
import { holdTimeOuts } from '#test/support/held-time-outs.ts';
import type { Site } from '#test/support/run-path.ts';
import { cachedReads, mayBeRepeated } from '#test/support/wire.ts';
import { documentOf } from './documents.ts';
import { pageDriver } from './page-driver.ts';

const keyOf = ({ method, path }: WireRequest) => `${method} ${path}`;

const howLoaded = () =>
  performance
    .getEntriesByType('navigation')
    .map((entry) => Object.assign({ type: '' }, entry.toJSON()).type)
    .join();

type Given = Exclude<Answer, 'late'>;

const give = (route: Route, answer: Given) =>
  answer === 'lost'
    ? route.abort('failed')
    : route.fulfill({
        status: answer.status,
        headers: { ...answer.headers },
        ...(answer.body !== undefined && { json: answer.body }),
      });

/**
 * The production build in Chromium, freshly loaded at a flow's document, with every answer held until it is told.
 * For a flow with time-outs of its own, time stands still until it is let pass.
 */
export async function openPageSite(page: Page, { flow, cases }: Walk): Promise<Site> {
  const address = documentOf(cases.within?.flow.id ?? flow.id);
  const path = new URL(address, 'http://localhost').pathname;
  const isTimed = nodesOf(flow.machine.root).some(({ after }) => after.length > 0);
  const waiting = new Map<string, Route[]>();
  const repeated = new Map<string, Given>();
  const cached = cachedReads();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.addInitScript(holdTimeOuts);
  await page.route('**/rest/**', async (route) => {
    const request = route.request();
    const key = keyOf({ method: request.method(), path: new URL(request.url()).pathname });
    const answer = repeated.get(key);
    if (answer) await give(route, answer);
    else waiting.set(key, [...(waiting.get(key) ?? []), route]);
  });
  // By way of another page: going to another hash of the same document would not load it anew.
  await page.goto('about:blank');
  // How a dialog goes is looked at in its own paths; in others it has gone.
  await page.emulateMedia({ reducedMotion: isTimed ? 'no-preference' : 'reduce' });
  if (isTimed) await page.clock.install();
  await page.goto(address);
  await page.locator('[data-flow]').first().waitFor();
  if (isTimed) await page.clock.pauseAt(new Date(Date.now() + 60_000));

  const away = () => new URL(page.url()).pathname !== path;
  return {
    driverOf: (id) => pageDriver(page, id),
    async answer({ request, answer }) {
      if (cached.has(request, answer)) return;
      const key = keyOf(request);
      await expect.poll(() => waiting.has(key), `a call to ${request.path}`).toBe(true);
      const routes = waiting.get(key) ?? [];
      waiting.delete(key);
      if (answer === 'late') return page.evaluate('runOutOfTime()');
      if (mayBeRepeated(request, answer)) repeated.set(key, answer);
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
      const { leave } = exit as { leave?: string };
      if (leave) await page.waitForURL((url) => url.pathname === new URL(leave, url).pathname);
      else await expect.poll(() => page.evaluate(howLoaded)).toBe('reload');
    },
  };
}
