import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { heading, openGroups, visitAs, waitUntilLoaded } from '#e2e/support/visits.ts';

const lastPolicy = (page: Page) =>
  page.getByRole('region', { name: 'Mine forsikringer' }).getByRole('link').last();
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('going back and reloading restore the position on the page, and a link leads to the heading', async ({
  page,
}) => {
  await visitAs(page, 'private-rich', main);
  // Policies that arrive later would move the last one.
  await waitUntilLoaded(page);
  await openGroups(page);
  await lastPolicy(page).focus();
  const focused = await scrolled(page);
  expect(focused).toBeGreaterThan(1000);
  const before = focused + 200;
  await page.mouse.wheel(0, 200);
  await expect.poll(() => scrolled(page)).toBe(before);
  await lastPolicy(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrolled(page)).toBe(0);

  await page.goBack();
  await expect(heading(page, 'Forsikring')).toBeVisible();
  await expect(lastPolicy(page)).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(before);

  await page.reload();
  await expect(lastPolicy(page)).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(before);
});
