import { expect } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { heading, isAt } from '#e2e/support/visits.ts';
import {
  answer,
  answerAll,
  arrive,
  buy,
  chooseBank,
  claims,
  debt,
  goOn,
  overview,
  terminated,
} from './customer.ts';

test.describe('the way through', () => {
  test('a customer without a bank number answers three questions and goes on to buy (A2.41, A2.43, A3.12, A5.4, A5.5, A5.6, C1.4)', async ({
    page,
  }) => {
    const sandbox = await arrive(page, 'new-customer');
    await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/egenerklaring');
    await answer(page, claims, '4 skader eller flere');
    await answer(page, debt, 'Nei');
    await answer(page, terminated, 'Ja');
    await goOn(page).click();
    await isAt(page, buy);
    expect(await sandbox.arrived('submitSelfDeclaration')).toEqual([
      { skadesaker: true, betalingsanmerkninger: false, oppsagtAvAndre: true },
    ]);
  });

  test('a customer with a bank number chooses a bank first, and it is sent along (A2.41, A2.42, A3.12, A5.4, C1.4)', async ({
    page,
  }) => {
    const sandbox = await arrive(page, 'private-one');
    await expect(heading(page, 'Velg lokalbank')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/bankvelger');
    await chooseBank(page, 'kystfylket', 'Sparebanken Kystfylket');
    await answerAll(page);
    await goOn(page).click();
    await isAt(page, buy);
    expect(await sandbox.arrived('submitSelfDeclaration')).toEqual([
      {
        skadesaker: false,
        betalingsanmerkninger: false,
        oppsagtAvAndre: false,
        bankForholdRegnr: { value: '0820' },
      },
    ]);
  });

  test('with the keyboard alone', async ({ page }) => {
    await arrive(page, 'private-one');
    const bank = page.getByRole('combobox', { name: 'Velg bank' });
    await expect(heading(page, 'Velg lokalbank')).toBeFocused();
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
    await isAt(page, buy);
  });

  test('"Avbryt" leads to the overview, from either step (A2.42, C1.4)', async ({ page }) => {
    await arrive(page, 'private-one');
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await isAt(page, overview);
    await arrive(page, 'new-customer');
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await isAt(page, overview);
  });
});
