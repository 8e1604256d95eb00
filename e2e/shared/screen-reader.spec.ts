import { expect } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { treeFile } from '#e2e/support/screen-reader/tree-file.ts';
import { test } from '#e2e/support/test.ts';
import { visitAs, waitUntilLoaded } from '#e2e/support/visits.ts';

test('a screen reader finds the same frame around every page', async ({ page }) => {
  await visitAs(page, 'private-one', `${main}#/innstillinger`);
  await waitUntilLoaded(page);
  await page.locator('main').evaluate((content) => content.setAttribute('aria-hidden', 'true'));
  const frame = await page.locator('body').ariaSnapshot();
  expect(treeFile('frame', new Map([['around every page', frame]]))).toMatchSnapshot('frame.yml');
});
