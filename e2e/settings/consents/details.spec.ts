import { expect, type Page } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { advice, around, arrive, more, option, sharing, surveys } from './customer.ts';

const dialog = (page: Page) => page.getByRole('dialog');

test.describe('consents: the dialog (A4.14)', () => {
  test('has the title as its heading, and the texts as paragraphs (B3.36)', async ({ page }) => {
    await arrive(page);
    await more(page, advice).click();
    await expect(dialog(page)).toHaveAccessibleName(advice);
    await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expect(dialog(page).getByRole('paragraph')).toHaveText([
      'Vi bruker opplysninger om forsikringene dine for å gi deg råd som passer.',
      'Du kan trekke samtykket når du vil.',
    ]);
  });

  test('is not there for a consent without texts', async ({ page }) => {
    await arrive(page);
    await expect(more(page, advice)).toBeVisible();
    await expect(more(page, sharing)).toBeVisible();
    await expect(more(page, surveys)).toHaveCount(0);
  });

  const ways: Record<string, (page: Page) => Promise<void>> = {
    'by its button': (page) => dialog(page).getByRole('button', { name: 'Lukk' }).click(),
    'by Escape': (page) => page.keyboard.press('Escape'),
    'by a press beside it': (page) => page.mouse.click(4, 4),
    'by a swipe on its bar': async (page) => {
      const bar = page.locator('.dialog__bar');
      await bar.dispatchEvent('pointerdown', { pointerType: 'touch', clientY: 100 });
      await bar.dispatchEvent('pointerup', { pointerType: 'touch', clientY: 140 });
    },
  };

  for (const [how, close] of Object.entries(ways)) {
    test(`closes ${how}, and focus comes back to the button that opened it`, async ({ page }) => {
      await arrive(page);
      await more(page, sharing).click();
      await expect(dialog(page)).toHaveAccessibleName(sharing);
      await close(page);
      await expect(dialog(page)).toHaveCount(0);
      await expect(more(page, sharing)).toBeFocused();
    });
  }

  test('can be opened while an answer is being saved, and saving continues', async ({ page }) => {
    const sandbox = await arrive(page);
    await sandbox.holds('updateConsent');
    await option(page, advice, 'Nei').check();
    await more(page, advice).click();
    await expect(dialog(page)).toHaveAccessibleName(advice);
    await sandbox.releases('updateConsent');
    await expect(around(page, advice)).toContainText('Besvart');
    await expect(dialog(page)).toHaveAccessibleName(advice);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(option(page, advice, 'Nei')).toBeChecked();
  });
});

test('consents: with the keyboard alone', async ({ page }) => {
  const sandbox = await arrive(page);
  await more(page, advice).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(option(page, advice, 'Ja')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(option(page, advice, 'Nei')).toBeChecked();
  await expect(option(page, advice, 'Nei')).toBeFocused();
  await expect(around(page, advice)).toContainText('Besvart');
  await expect(option(page, advice, 'Nei')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(more(page, advice)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveAccessibleName(advice);
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Lukk' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(more(page, advice)).toBeFocused();
  expect(await sandbox.arrived('updateConsent')).toEqual([{ samtykkeId: 'tilbud', answer: false }]);
});
