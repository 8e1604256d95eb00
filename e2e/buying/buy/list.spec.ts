import { expect } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { heading, skipToContent } from '#e2e/support/visits.ts';
import { back, buyPage, headline, mostBought, openBuyPage } from './customer.ts';

test('on the buy page, the Tab key reaches the link back, the search and the cards', async ({ page }) => {
  await openBuyPage(page, 'private-empty');
  await expect(heading(page, headline)).toBeVisible();
  await skipToContent(page);
  await page.keyboard.press('Tab');
  await expect(back(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Søk i alle forsikringene' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(mostBought(page).first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(back(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe(`${buyPage}/innbo`);
});

test.describe('the buy page in the native app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1 MinSideForsikringApp/4.2' });

  test('has no link back, because the app has its own (A1.5)', async ({ page }) => {
    await openBuyPage(page, 'private-empty');
    await expect(heading(page, headline)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(back(page)).toHaveCount(0);
  });
});
