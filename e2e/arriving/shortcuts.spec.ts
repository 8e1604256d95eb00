import { expect, type Page } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { heading, skipToContent, visitAs } from '#e2e/support/visits.ts';

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

test('the keyboard reaches every link of the intermediate page', async ({ page }) => {
  await visitAs(page, 'private-one', '/mellomside');
  await expect(heading(page, 'Hva vil du gjøre?')).toBeVisible();
  await skipToContent(page);
  for (const name of ['Forsikringsoversikt', 'Faktura', 'Dokumenter', 'Meld skade', 'Kjøp forsikring']) {
    await page.keyboard.press('Tab');
    await expect(link(page, name)).toBeFocused();
  }
});
