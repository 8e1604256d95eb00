import { expect, type Page, type Route } from 'playwright/test';
import { readRecord } from '#documents/record-bundle.ts';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';

/**
 * Holds all requests of a page. Each round releases them; the requests of the next round need their responses.
 */
async function holdRounds(page: Page) {
  const waiting: Route[] = [];
  await page.route('**/*', (route) => {
    waiting.push(route);
  });
  const paths = () => waiting.map((route) => new URL(route.request().url()).pathname);
  return {
    paths,
    async release() {
      const round = paths();
      for (const route of waiting.splice(0)) await route.continue();
      return round;
    },
  };
}

const waitForDocument = (page: Page, wanted: 'interactive' | 'complete') =>
  expect.poll(() => page.evaluate(() => document.readyState)).toBe(wanted);

/** The files that the loaded document names. */
const filesIn = (page: Page) =>
  page
    .locator('script[src], link[rel=modulepreload], link[rel=preload]')
    .evaluateAll((parts) =>
      parts.map(
        (part) =>
          new URL(part.getAttribute('src') ?? part.getAttribute('href') ?? '', document.baseURI).pathname,
      ),
    );

const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

test('the damage policies load in three rounds: the document, its code, and the calls with the code of the page', async ({
  page,
}) => {
  const sandbox = sandboxOf(page);
  await sandbox.respondsAtOnce();
  await page.request.get(`${main}?persona=private-one`);
  const rounds = await holdRounds(page);
  const navigation = page.goto(main, { waitUntil: 'commit' });
  await expect.poll(rounds.paths).toEqual([main]);
  await rounds.release();
  await navigation;
  await waitForDocument(page, 'interactive');
  const files = await filesIn(page);
  expect(files).not.toEqual([]);
  await expect.poll(rounds.paths).toEqual(expect.arrayContaining(files));
  const code = await rounds.release();
  expect(code.filter((path) => path.startsWith('/rest/'))).toEqual([]);
  expect(await sandbox.log()).toEqual([]);
  await waitForDocument(page, 'complete');
  await idle(page);
  await expect.poll(rounds.paths).toContain('/rest/skade/kunde');
  const calls = await rounds.release();
  const home = readRecord().find(({ entry }) => entry === 'flows/overview/home/flow.ts');
  expect(calls).toContain(`/${home?.file}`);

  await expect(
    page.getByRole('region', { name: 'Mine forsikringer' }).getByRole('link').first(),
  ).toBeVisible();
  const requests = await sandbox.log();
  expect(requests.map(({ operation }) => operation)).toContain('getDamageCustomer');
  expect(requests.map(({ path }) => `/rest${path}`).toSorted()).toEqual(
    calls.filter((path) => path.startsWith('/rest/')).toSorted(),
  );
});
