import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { visitAs, waitUntilLoaded } from '#e2e/support/visits.ts';

/** The configuration of a bank that wants the loading times. */
const wantVitals = (page: Page) =>
  page.route(`**${main}?*`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace('"restUrl"', '"log":{"webVitals":true},"restUrl"'),
    });
  });

test('the loading times of a page are sent to the log when the visitor leaves it, if the bank wants them', async ({
  page,
}) => {
  await wantVitals(page);
  const sandbox = await visitAs(page, 'private-one', `${main}#/innstillinger`);
  await waitUntilLoaded(page);
  expect(await sandbox.arrived('logError')).toEqual([]);
  await page.goto('about:blank');
  await expect.poll(() => sandbox.arrived('logError')).toHaveLength(1);
  const [report] = await sandbox.arrived('logError');
  expect(report).toMatchObject({
    message: 'web-vitals',
    pageUrl: expect.stringMatching(/\/mine-forsikringer$/),
    vitals: { TTFB: expect.any(Number), FCP: expect.any(Number), LCP: expect.any(Number) },
  });
});

test('without the configuration, no code measures the page, and hiding it sends nothing', async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const sandbox = await visitAs(page, 'private-one', `${main}#/innstillinger`);
  await waitUntilLoaded(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
    // Reported in the same way, after the loading times: once it is sent, they would have been.
    window.dispatchEvent(new ErrorEvent('error', { message: 'later' }));
  });
  await expect.poll(() => sandbox.arrived('logError')).toMatchObject([{ message: 'later' }]);
  expect(urls.filter((url) => url.endsWith('/log/error'))).toHaveLength(1);
  expect(urls.filter((url) => url.includes('web-vitals'))).toEqual([]);
});
