import { expect } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { visitAs, waitUntilLoaded } from '#e2e/support/visits.ts';

test('the link back to the overview works without a network, and keeps the document', async ({ page }) => {
  await visitAs(page, 'private-one', `${main}#/`);
  await waitUntilLoaded(page);
  await page.getByRole('link', { name: 'Bil', exact: true }).click();
  await expect(page.locator('[data-flow="policy-details"] h2').first()).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Tilbake til oversikten' }).click();
  await expect(page.getByRole('heading', { name: 'Mine forsikringer' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#/');
});
