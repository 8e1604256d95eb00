import { expect, type Page } from 'playwright/test';
import { main } from './support/documents.ts';
import { test } from './support/journey.ts';
import { heading, visitAs } from './support/visits.ts';

const address = `${main}#/innstillinger`;
const tooOld = (page: Page) => heading(page, 'Nettleseren din er for gammel');
const advice = (page: Page) =>
  page.getByText('Oppdater nettleseren, eller bruk en annen, for å se forsikringene dine.');

/** Runs before the document's own code. */
const removeFeature = () => Reflect.deleteProperty(AbortSignal, 'any');

test.describe('an old browser shows that it is too old, instead of the spinner', () => {
  test('if it can run the modules, which then do not start the app', async ({ page }) => {
    await page.addInitScript(removeFeature);
    await visitAs(page, 'private-one', address);
    await page.waitForLoadState('networkidle');
    await expect(tooOld(page)).toBeVisible();
    await expect(advice(page)).toBeVisible();
    await expect(page).toHaveTitle('Nettleseren din er for gammel');
    await expect(page.getByText('Vent Litt')).toHaveCount(0);
    await expect(page.locator('[data-flow]')).toHaveCount(0);
  });

  test('if it can parse neither the modules nor the style sheets', async ({ page }) => {
    await page.addInitScript(removeFeature);
    await page.route(/\/assets\/(?!old-browser).*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'syntax of the future' }),
    );
    await page.route('**/assets/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
    await visitAs(page, 'private-one', address);
    await expect(tooOld(page)).toBeVisible();
    await expect(advice(page)).toBeVisible();
  });
});

test('a current browser shows the page', async ({ page }) => {
  await visitAs(page, 'private-one', address);
  await expect(heading(page, 'Profil og innstillinger')).toBeVisible();
  await expect(tooOld(page)).toHaveCount(0);
});

test('no script that the first code waits for has a low priority', async ({ page }) => {
  const priorities: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, type }) => {
    if (type === 'Script') priorities.push(request.initialPriority);
  });
  await visitAs(page, 'private-one', address);
  await expect(heading(page, 'Profil og innstillinger')).toBeVisible();
  expect(priorities).toContain('High');
  expect(priorities).not.toContain('Low');
});
