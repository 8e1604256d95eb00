import { expect, type Route } from 'playwright/test';
import { documentOf, main } from './support/documents.ts';
import { test } from './support/journey.ts';
import { sandboxOf } from './support/sandbox.ts';
import { heading } from './support/visits.ts';

test('the known calls of a page are sent once, before its code has loaded', async ({ page }) => {
  const code: Route[] = [];
  // The page's own code, and the code that it shares with others.
  await page.route(/\/assets\/(self-declaration|base)-[\w-]+\.js$/, (route) => {
    code.push(route);
  });
  const sandbox = sandboxOf(page);
  await sandbox.respondsAtOnce();
  await page.goto(`${documentOf('self-declaration')}?persona=private-one`, { waitUntil: 'commit' });
  await expect.poll(() => sandbox.arrived('getDamageCustomer')).toHaveLength(1);
  await expect.poll(() => code.length).toBeGreaterThan(0);
  await expect(page.locator('[data-flow]')).toHaveCount(0);
  for (const route of code) await route.continue();
  await expect(heading(page, 'Velg lokalbank')).toBeVisible();
  expect(await sandbox.arrived('getDamageCustomer')).toHaveLength(1);
});

test("over six connections, a page's code is requested before its calls", async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await sandboxOf(page).respondsAtOnce();
  await page.goto(`${main}?persona=private-one#/dele-forsikringer`);
  await expect(page.locator('[data-flow=insight]')).toBeVisible();
  const calls = requested.findIndex((path) => path.startsWith('/rest/'));
  expect(calls).toBeGreaterThan(0);
  expect(requested.slice(0, calls)).toContainEqual(expect.stringMatching(/^\/assets\/flow-/));
});

test('the font is requested after the code, which would wait for it', async ({ page }) => {
  const code: Route[] = [];
  await page.route(/\/assets\/base-[\w-]+\.js$/, (route) => {
    code.push(route);
  });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await sandboxOf(page).respondsAtOnce();
  await page.goto(`${main}?persona=private-one`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Vent Litt' })).toBeVisible();
  await expect.poll(() => code.length).toBeGreaterThan(0);
  // The first paint has been drawn, with the fonts that it needs.
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect(fonts).toEqual([]);
  for (const route of code) await route.continue();
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
});
