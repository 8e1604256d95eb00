import { expect, type Page } from 'playwright/test';
import { documentOf } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { openGroups, visitAs, waitUntilLoaded } from '#e2e/support/visits.ts';

/** One unbroken word: letters, letters with combining marks, punctuation. */
const longName = `${'Fjordglimt'.repeat(20)}${'a\u0336\u0489\u0301'.repeat(20)}${'!'.repeat(100)}`;

const nameKeys = /navn$|^name$|tittel|title|tekst$|info$|beskrivelse/i;
const nameListKeys = /tekster$/i;

/** Replaces values in the insurer's responses. */
const replaceValues = (page: Page, replace: (key: string, value: unknown) => unknown) =>
  page.route('**/rest/**', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    await route.fulfill({ response, json: JSON.parse(await response.text(), replace) });
  });

// A page may still load something when its test has ended.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Replaces every name with the long name. */
const useLongNames = (page: Page) =>
  replaceValues(page, (key, value) => {
    if (typeof value === 'string' && nameKeys.test(key)) return longName;
    return Array.isArray(value) && nameListKeys.test(key) ? [longName] : value;
  });

const overflowsOf = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  );

async function expectToFit(page: Page, name: string) {
  await expect(page.getByText(longName).last()).toBeVisible();
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(Math.max(...(await overflowsOf(page))), `${name} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

test('long names break instead of making a page or a dialog wider than the window', async ({ page }) => {
  await useLongNames(page);
  await visitAs(page, 'private-rich', documentOf('home'));
  await waitUntilLoaded(page);
  await expectToFit(page, 'the private landing page with folded groups');
  await openGroups(page);
  await expectToFit(page, 'the private landing page');

  await press(page, 'Bytt bruker');
  await expectToFit(page, 'the dialog to switch user');

  await visitAs(page, 'business-admin', documentOf('home'));
  await waitUntilLoaded(page);
  await openGroups(page);
  await expectToFit(page, 'the landing page of a company');

  await visitAs(page, 'business-admin', documentOf('access'));
  await expectToFit(page, 'the access page');

  await press(page, /^Slett/);
  await expectToFit(page, 'the dialog to delete access');

  await visitAs(page, 'private-rich', documentOf('settings'));
  await expect(page.locator('.consent').first()).toBeVisible();
  await expectToFit(page, 'the settings');
  await press(page, /^Les mer/);
  await expectToFit(page, 'the texts of a consent');
});

test('a phone number that is longer than its line breaks', async ({ page }) => {
  const longNumber = '4'.repeat(150);
  await replaceValues(page, (key, value) => (key === 'telefonnummer' ? { value: longNumber } : value));
  await visitAs(page, 'private-rich', documentOf('home'));
  await expect(page.getByText(longNumber).last()).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect(Math.max(...(await overflowsOf(page))), `at ${width} px`).toBeLessThanOrEqual(0);
  }
});
