import { expect, type Page } from 'playwright/test';
import { main } from './support/documents.ts';
import { test } from './support/journey.ts';
import { heading, visitAs } from './support/visits.ts';

const address = `${main}#/innstillinger`;
const notLoaded = (page: Page) => page.getByRole('heading', { name: 'Siden er ikke lastet', level: 2 });
const reload = (page: Page) => page.getByRole('link', { name: 'Last siden på nytt' });
/** Ends the animation that delays the message. */
const skipDelay = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

test.describe('a document whose code does not load shows a message with a link to reload', () => {
  test('when its first code fails to load, also with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/assets/*.js', (route) => route.abort('failed'));
    await visitAs(page, 'private-one', address);
    await expect(notLoaded(page)).toBeHidden();
    await skipDelay(page);
    await expect(notLoaded(page)).toBeVisible();
    await page.unrouteAll();
    await reload(page).click();
    await expect(notLoaded(page)).toHaveCount(0);
    await expect(page.locator('[data-flow]').first()).toBeVisible();
  });

  test('at once when a new deployment has removed the code of the app', async ({ page }) => {
    await page.route('**/assets/main-*.js', (route) => route.fulfill({ status: 404 }));
    await visitAs(page, 'private-one', address);
    await expect(page.locator('.not-loaded--for-good')).toBeVisible();
    await page.unrouteAll();
    await reload(page).click();
    await expect(heading(page, 'Profil og innstillinger')).toBeVisible();
  });

  test('at once when the style sheet of its screens fails to load', async ({ page }) => {
    await page.route('**/assets/*.css', (route) => route.fulfill({ status: 404 }));
    await visitAs(page, 'private-one', address);
    await expect(page.locator('.not-loaded--for-good')).toBeVisible();
  });
});

test('a dialog whose code does not load shows an error, and a retry reloads the page', async ({ page }) => {
  await page.route('**/assets/bound-dialog-region-*.js', (route) => route.abort('failed'));
  await visitAs(page, 'private-rich', main);
  await page.getByRole('button', { name: 'Bytt bruker' }).click();
  await expect(heading(page, 'Noe gikk galt')).toBeFocused();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await page.getByRole('button', { name: 'Bytt bruker' }).click();
  await expect(page.getByRole('dialog', { name: 'Bytt bruker' })).toBeVisible();
});
