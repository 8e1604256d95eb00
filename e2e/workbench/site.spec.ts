import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from 'playwright/test';
import { test } from '#e2e/support/test.ts';
import { site } from '#workbench/site/site.ts';

test('the site opens from the file system without a network, with a chart that zooms', async ({
  page,
  context,
}, testInfo) => {
  const files = await site({ pictures: 'test-results/none', coverage: null, browser: null });
  for (const [file, content] of files) {
    const to = testInfo.outputPath(file);
    mkdirSync(dirname(to), { recursive: true });
    if ('text' in content) writeFileSync(to, content.text);
    else copyFileSync(content.copyOf, to);
  }
  await context.setOffline(true);
  await page.goto(pathToFileURL(testInfo.outputPath('index.html')).href);
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
