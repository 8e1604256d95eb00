import { expect } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { expectPath, heading, skipToContent } from '#e2e/support/visits.ts';
import { answerAll, buy, openDeclaration, submitButton } from './customer.ts';

test('the self-declaration can be completed with only the keyboard', async ({ page }) => {
  await openDeclaration(page, 'private-one');
  const bank = page.getByRole('combobox', { name: 'Velg bank' });
  await expect(heading(page, 'Velg lokalbank')).toBeVisible();
  await skipToContent(page);
  await page.keyboard.press('Tab');
  await expect(bank).toBeFocused();
  await page.keyboard.type('sol');
  await expect(page.getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(bank).not.toHaveValue('sol');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Velkommen til oss!')).toBeFocused();
  // The first stop is 'Endre bank'.
  for (const key of ['Tab', 'Tab', 'Space', 'Tab', 'ArrowDown', 'Tab', 'ArrowDown', 'Tab', 'Enter']) {
    await page.keyboard.press(key);
  }
  await expectPath(page, buy);
});

test('a declaration is repeated once after a 400 with a retry header, with the fresh token (A7.22)', async ({
  page,
  context,
}) => {
  const sandbox = await openDeclaration(page, 'new-customer');
  await answerAll(page);
  await context.clearCookies({ name: 'egenerklaring' });
  await submitButton(page).click();
  await expectPath(page, buy);
  expect(await sandbox.arrived('submitSelfDeclaration')).toHaveLength(2);
});
