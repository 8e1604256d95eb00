import { expect, type Page, type Route } from 'playwright/test';
import type { Answer } from '#flows/engine/walk/cases.ts';
import type { WireRequest } from '#flows/engine/walk/outcomes.ts';
import { holdTimeOuts } from '#test/support/held-time-outs.ts';
import type { Site } from '#test/support/run-path.ts';
import { cachedReads } from '#test/support/wire.ts';
import { documentOf } from './documents.ts';
import { pageDriver } from './page-driver.ts';

const keyOf = ({ method, path }: WireRequest) => `${method} ${path}`;

type Given = Exclude<Answer, 'late'>;

const give = (route: Route, answer: Given) =>
  answer === 'lost'
    ? route.abort('failed')
    : route.fulfill({
        status: answer.status,
        headers: { ...answer.headers },
        ...(answer.body !== undefined && { json: answer.body }),
      });

/** The production build in Chromium, freshly loaded at a flow's document, with every answer held until it is told. */
export async function openPageSite(page: Page, flow: string): Promise<Site> {
  const path = documentOf(flow);
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
  await page.goto(path);

  const away = () => new URL(page.url()).pathname !== path;
  return {
    driver: pageDriver(page),
    async answer({ request, answer }) {
      if (cached.has(request, answer)) return;
      const key = keyOf(request);
      await expect.poll(() => waiting.has(key), `a call to ${request.path}`).toBe(true);
      const routes = waiting.get(key) ?? [];
      waiting.delete(key);
      if (answer === 'late') return page.evaluate('runOutOfTime()');
      repeated.set(key, answer);
      for (const route of routes) await give(route, answer);
    },
    async shows(id, state) {
      await expect(page.locator(`[data-flow="${id}"]`)).toHaveAttribute('data-state', state);
      repeated.clear();
    },
    ended: (id) =>
      expect.poll(async () => away() || (await page.locator(`[data-flow="${id}"]`).count()) === 0).toBe(true),
    async left(exit) {
      const { leave } = exit as { leave: string };
      await page.waitForURL((url) => url.pathname === new URL(leave).pathname);
    },
  };
}
