import { expect } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { heading, isAt } from '#e2e/support/visits.ts';
import { arrive, chooseBank, overview } from './customer.ts';

test.describe('the bank chooser', () => {
  test('without a bank it says so at the field, and the field gets focus (A5.2)', async ({ page }) => {
    await arrive(page, 'private-one');
    await page.getByRole('button', { name: 'Neste' }).click();
    const bank = page.getByRole('combobox', { name: 'Velg bank' });
    await expect(bank).toHaveAccessibleDescription(/Du må velge en bank for å fortsette/);
    await expect(bank).toBeFocused();
    await page.getByRole('button', { name: 'Neste' }).focus();
    await page.keyboard.press('Enter');
    await expect(bank).toBeFocused();
    await bank.fill('sparebanken skogheim');
    await bank.press('Tab');
    await page.getByRole('button', { name: 'Neste' }).click();
    await expect(page.getByText('Banken din: Sparebanken Skogheim')).toBeVisible();
  });

  test('offers at least 80 banks, and searches them by what is typed (A2.42)', async ({ page }) => {
    await arrive(page, 'private-one');
    const bank = page.getByRole('combobox', { name: 'Velg bank' });
    await expect(bank).toHaveAttribute('placeholder', 'Finn din bank...');
    await bank.click();
    const size = Number(await page.getByRole('option').first().getAttribute('aria-setsize'));
    expect(size).toBeGreaterThanOrEqual(80);
    await bank.fill('HAVGLØTT');
    await expect(page.getByRole('option')).toHaveText(['Sparebanken Havgløtt']);
  });

  test('draws only the banks around the visible ones, and arrow keys reach the last one', async ({
    page,
  }) => {
    await arrive(page, 'private-one');
    await page.getByRole('combobox', { name: 'Velg bank' }).click();
    const size = Number(await page.getByRole('option').first().getAttribute('aria-setsize'));
    const active = page.locator('[data-active-item]');
    // A press that comes before the next entries are drawn moves nothing.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(active).toHaveAttribute('aria-posinset', String(size), { timeout: 1 });
    }).toPass({ intervals: [0] });
    await expect(active).toBeInViewport();
    expect(await page.getByRole('option').count()).toBeLessThan(20);
  });

  test('without a hit, the next press still reaches the button', async ({ page }) => {
    await arrive(page, 'private-one');
    const bank = page.getByRole('combobox', { name: 'Velg bank' });
    await bank.fill('finnes ikke');
    await expect(page.getByText('Ingen treff')).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
    await page.getByRole('button', { name: 'Neste' }).click();
    await expect(bank).toHaveAccessibleDescription(/Du må velge en bank for å fortsette/);
  });

  test('Tab chooses the highlighted bank', async ({ page }) => {
    await arrive(page, 'private-one');
    const bank = page.getByRole('combobox', { name: 'Velg bank' });
    await bank.pressSequentially('havg');
    await expect(page.locator('[data-active-item]')).toHaveText('Sparebanken Havgløtt');
    await bank.press('Tab');
    await expect(bank).toHaveValue('Sparebanken Havgløtt');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test('a press outside closes the list', async ({ page }) => {
    await arrive(page, 'private-one');
    await page.getByRole('combobox', { name: 'Velg bank' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await heading(page, 'Velg lokalbank').click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test('banks that do not come give an error with its code, and a retry brings them (A8.14, A8.15)', async ({
    page,
  }) => {
    const sandbox = sandboxOf(page);
    await sandbox.fails({ operation: 'listBanks', status: 404, times: 1 });
    await arrive(page, 'private-one');
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'Vi fikk ikke hentet bankene. Prøv igjen senere.' }),
    ).toBeVisible();
    await expect(page.getByText(/Feilkode: \S{8,}/)).toBeVisible();
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(heading(page, 'Velg lokalbank')).toBeFocused();
    await chooseBank(page, 'innfjord', 'Sparebanken Innfjord');
    await expect(heading(page, 'Velkommen til oss!')).toBeFocused();
    expect(await sandbox.arrived('listBanks')).toHaveLength(2);
  });

  test('banks that do not come can be given up', async ({ page }) => {
    await sandboxOf(page).fails({ operation: 'listBanks', status: 404 });
    await arrive(page, 'private-one');
    await page.getByRole('button', { name: 'Gå tilbake' }).click();
    await isAt(page, overview);
  });
});

test('the chosen bank can be changed beside its name, and each step says which it is', async ({ page }) => {
  await arrive(page, 'private-one');
  await expect(page.getByText('Steg 1 av 2')).toBeVisible();
  await chooseBank(page, 'innfjord', 'Sparebanken Innfjord');
  await expect(page.getByText('Steg 2 av 2')).toBeVisible();
  await page.getByRole('link', { name: 'Endre bank' }).click();
  await expect(page.getByRole('combobox', { name: 'Velg bank' })).toHaveValue('Sparebanken Innfjord');
});
