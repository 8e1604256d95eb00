import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, type TestInfo } from 'playwright/test';
import { test } from '#e2e/support/test.ts';
import { site } from '#workbench/site/site.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Made once for the tests of a process, because it takes seconds. */
let made: ReturnType<typeof site> | null = null;

/** Writes the site into the folder of the test. Returns its pages, and the address of each file. */
async function writeSite(testInfo: TestInfo) {
  made ??= site({ pictures: 'test-results/none', coverage: null, browser: null });
  const files = await made;
  for (const [file, content] of files) {
    const to = testInfo.outputPath(file);
    mkdirSync(dirname(to), { recursive: true });
    if ('text' in content) writeFileSync(to, content.text);
    else copyFileSync(content.copyOf, to);
  }
  return {
    pages: [...files.keys()].filter((file) => file.endsWith('.html')),
    addressOf: (file: string) => pathToFileURL(testInfo.outputPath(file)).href,
  };
}

/** The requests of a page that fail, or that leave the file system, and the errors of its scripts. */
function watchDefects(page: Page): readonly string[] {
  const found: string[] = [];
  page.on('requestfailed', (request) => found.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    if (!/^(file|data):/.test(request.url())) found.push(`not a file: ${request.url()}`);
  });
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  return found;
}

test('the site opens from the file system without a network, with a chart that zooms', async ({
  page,
  context,
}, testInfo) => {
  const { addressOf } = await writeSite(testInfo);
  await context.setOffline(true);
  await page.goto(addressOf('index.html'));
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Flows' }).click();
  await page.getByRole('link', { name: 'Velg lokalbank' }).click();
  const chart = page.getByRole('region', { name: 'The chart of bank-selection' });
  const width = async () => (await chart.getByRole('img').boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(100);
  const before = await width();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(before * 1.2);
  await page.getByRole('button', { name: 'Fit' }).click();
  await expect.poll(width).toBe(before);
  await page
    .locator('#calls')
    .locator('~ .wide')
    .first()
    .getByRole('link', { name: 'unavailable' })
    .first()
    .click();
  await expect(page).toHaveURL(/#on-screen-unavailable$/);
});

test('without a network, no page of the site has a failed request, or one to a server, or is wider than a phone', async ({
  page,
  context,
}, testInfo) => {
  const { pages, addressOf } = await writeSite(testInfo);
  await context.setOffline(true);
  const defects = watchDefects(page);
  const wide: string[] = [];
  for (const file of pages) {
    await page.goto(addressOf(file));
    const [width, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    if (Number(width) > Number(window)) wide.push(`${file}: ${width} px`);
    // A picture below the window would load only when it is scrolled to.
    await page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager';
      return Promise.all([...document.images].map((picture) => picture.decode().catch(() => picture.src)));
    });
  }
  expect(pages.length).toBeGreaterThan(100);
  expect(defects).toEqual([]);
  expect(wide).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the site has no finding of axe in ${colorScheme}, and fits each window`, async ({
    page,
  }, testInfo) => {
    const { addressOf } = await writeSite(testInfo);
    await page.emulateMedia({ colorScheme });
    for (const file of ['index.html', 'docs/flows/index.html', 'docs/flows/buying/bank-selection.html'])
      for (const width of [360, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(addressOf(file));
        await page.evaluate(axe);
        const found = await page.evaluate(
          'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + " " + nodes[0].html))',
        );
        expect(found, `${file} at ${width} px`).toEqual([]);
        const tooWide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
        expect(await page.evaluate(tooWide), `${file} at ${width} px`).toBeLessThanOrEqual(0);
      }
  });
