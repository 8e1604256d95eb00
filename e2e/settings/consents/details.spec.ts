import { expect, type Page } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { advice, consentElement, detailsButton, openSettings, option, sharing, surveys } from './customer.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test('the dialog of a consent has title and texts, closes in every way, and returns focus (A4.14, B3.36)', async ({
  page,
}) => {
  await openSettings(page);
  await detailsButton(page, advice).click();
  await expect(dialog(page)).toHaveAccessibleName(advice);
  const html = page.locator('html');
  await expect(html, 'the page beneath does not scroll').toHaveCSS('overflow', 'hidden');
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(dialog(page).getByRole('paragraph')).toHaveText([
    'Vi bruker opplysninger om forsikringene dine for å gi deg råd som passer.',
    'Du kan trekke samtykket når du vil.',
  ]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(html).toHaveCSS('overflow', 'visible');
  await expect(detailsButton(page, advice)).toBeFocused();

  const ways: Record<string, () => Promise<void>> = {
    'its button': () => dialog(page).getByRole('button', { name: 'Lukk' }).click(),
    'a press beside it': () => page.mouse.click(4, 4),
    'a swipe on its bar': async () => {
      const bar = page.locator('.dialog__bar');
      await bar.dispatchEvent('pointerdown', { pointerType: 'touch', clientY: 100 });
      await bar.dispatchEvent('pointerup', { pointerType: 'touch', clientY: 140 });
    },
  };
  for (const [how, close] of Object.entries(ways)) {
    await detailsButton(page, sharing).click();
    await expect(dialog(page), how).toHaveAccessibleName(sharing);
    await close();
    await expect(dialog(page), how).toHaveCount(0);
    await expect(detailsButton(page, sharing), how).toBeFocused();
  }
  // A consent without texts has no dialog.
  await expect(detailsButton(page, surveys)).toHaveCount(0);
});

test('a card of the settings collapses and expands in 250 ms (A9.2)', async ({ page }) => {
  await openSettings(page);
  const content = page.locator('.aksel-expansioncard__content').first();
  await expect(content).toHaveCSS('transition-duration', '0.25s');
});

test('consents can be answered and read with the keyboard only', async ({ page }) => {
  const sandbox = await openSettings(page);
  await detailsButton(page, advice).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(option(page, advice, 'Ja')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, advice, 'Nei')).toBeChecked();
  await expect(option(page, advice, 'Nei')).toBeFocused();
  await expect(consentElement(page, advice)).toContainText('Besvart');
  await expect(option(page, advice, 'Nei')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(detailsButton(page, advice)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName(advice);
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Lukk' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(detailsButton(page, advice)).toBeFocused();
  expect(await sandbox.arrived('updateConsent')).toEqual([{ samtykkeId: 'tilbud', answer: false }]);
});
