import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { heading, visitAs } from '#e2e/support/visits.ts';

// The document's policy, with what a browser refuses because of it.

const settings = `${main}#/innstillinger`;

/** Whether a script that the app did not load has run. */
const hasRun = (page: Page) => page.evaluate(() => 'isAttacked' in window);

/** Opens a page and waits for the code that sends errors to the log, which loads last. */
async function openSettings(page: Page) {
  const logging = page.waitForResponse('**/watch-errors*.js');
  const sandbox = await visitAs(page, 'private-one', settings);
  await (await logging).finished();
  await expect(heading(page, 'Profil og innstillinger')).toBeVisible();
  return sandbox;
}

test('the browser refuses a text as markup and a script in the page, and the log says so (A7.23)', async ({
  page,
}) => {
  const sandbox = await openSettings(page);
  const written = page.evaluate(() => {
    document.body.innerHTML = '<b>x</b>';
  });
  await expect(written).rejects.toThrow('TrustedHTML');
  await expect
    .poll(() => sandbox.arrived('logError'))
    .toContainEqual(
      expect.objectContaining({ message: 'Error: The policy refused require-trusted-types-for' }),
    );
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.isAttacked = true');
    document.body.append(script);
  });
  await page.evaluate(
    (code) => import(code).catch(() => {}),
    'data:text/javascript,window.isAttacked = true',
  );
  await expect
    .poll(() => sandbox.arrived('logError'))
    .toContainEqual(expect.objectContaining({ message: 'Error: The policy refused script-src-elem' }));
  expect(await hasRun(page)).toBe(false);
  await expect(heading(page, 'Profil og innstillinger')).toBeVisible();
});

test('the browser refuses an inline script in the document that it receives', async ({ page }) => {
  await page.route(`**${main}?*`, async (route) => {
    const response = await route.fetch();
    const script = '<script id="attack">window.isAttacked = true</script>';
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${script}</body>`) });
  });
  await openSettings(page);
  await expect(page.locator('script#attack')).toHaveCount(1);
  expect(await hasRun(page)).toBe(false);
});
