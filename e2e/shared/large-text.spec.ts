import { expect } from 'playwright/test';
import { documentOf, main } from '#e2e/support/documents.ts';
import { playwrightPage } from '#e2e/support/engine-page.ts';
import { test } from '#e2e/support/journey.ts';
import { overflow } from '#e2e/support/look/layout.ts';
import { checkLargeText, enlargeText } from '#e2e/support/look/settings.ts';
import { visitAs, waitUntilLoaded } from '#e2e/support/visits.ts';
import type { PersonaId } from '#sandbox/personas.ts';

/** Pages with more data than the flows' cases. The overviews have a test of their own. */
const pages: Partial<Record<PersonaId, readonly string[]>> = {
  'private-rich': [
    ...['settings', 'insight', 'travel-cards', 'travel-card', 'proposals'].map(documentOf),
    ...[`${main}#/bil/7130010/2`, '/mellomside'],
  ],
  'private-one': [`${main}/kjope`, '/oversikt/forsikring/egenerklaring'],
  'business-admin': ['access', 'change-policy', 'order-policy', 'employee-report'].map(documentOf),
  'business-self-administered': ['self-administered-report'].map(documentOf),
};

for (const [persona, addresses] of Object.entries(pages)) {
  test(`pages of ${persona} fit a phone with text of 200 % (WCAG 1.4.4)`, async ({ page }) => {
    for (const address of addresses) {
      await visitAs(page, persona as PersonaId, address);
      await waitUntilLoaded(page);
      await checkLargeText(playwrightPage(page), address);
    }
  });
}

test('the covers of a car fit a small phone with text of 200 % (WCAG 1.4.4)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await visitAs(page, 'private-rich', `${main}#/bil/7130010/2`);
  await expect(page.getByRole('table', { name: 'Dekninger' })).toBeVisible();
  await page.evaluate(enlargeText);
  expect(await page.evaluate(overflow)).toBe(0);
});
