import { expect, type Page, type Route } from 'playwright/test';
import { readRecord } from '#documents/record-bundle.ts';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';

/** All that a page asks for, held until it is let go: what is asked for then could not be before. */
async function holdRounds(page: Page) {
  const waiting: Route[] = [];
  await page.route('**/*', (route) => {
    waiting.push(route);
  });
  const paths = () => waiting.map((route) => new URL(route.request().url()).pathname);
  return {
    paths,
    async letGo() {
      const round = paths();
      for (const route of waiting.splice(0)) await route.continue();
      return round;
    },
  };
}

const waitForDocument = (page: Page, wanted: 'interactive' | 'complete') =>
  expect.poll(() => page.evaluate(() => document.readyState)).toBe(wanted);

/** The files that the loaded document names. */
const named = (page: Page) =>
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
  const arriving = page.goto(main, { waitUntil: 'commit' });
  await expect.poll(rounds.paths).toEqual([main]);
  await rounds.letGo();
  await arriving;
  await waitForDocument(page, 'interactive');
  const files = await named(page);
  expect(files).not.toEqual([]);
  await expect.poll(rounds.paths).toEqual(expect.arrayContaining(files));
  const code = await rounds.letGo();
  expect(code.filter((path) => path.startsWith('/rest/'))).toEqual([]);
  expect(await sandbox.log()).toEqual([]);
  await waitForDocument(page, 'complete');
  await idle(page);
  await expect.poll(rounds.paths).toContain('/rest/skade/kunde');
  const calls = await rounds.letGo();
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
