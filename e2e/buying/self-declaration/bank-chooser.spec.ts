import { expect } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { typeInto } from '#e2e/support/typing.ts';
import { heading } from '#e2e/support/visits.ts';
import { openDeclaration } from './customer.ts';

test.describe('the bank chooser', () => {
  test('searches at least 80 banks; presses and Tab work with and without hits (A2.42, A5.2)', async ({
    page,
  }) => {
    await openDeclaration(page, 'private-one');
    const bank = page.getByRole('combobox', { name: 'Velg bank' });
    const next = page.getByRole('button', { name: 'Neste' });
    const list = page.getByRole('listbox');
    const options = page.getByRole('option');
    const error = /Du må velge en bank for å fortsette/;
    await expect(bank).toHaveAttribute('placeholder', 'Finn din bank...');
    await next.click();
    await expect(bank).toHaveAccessibleDescription(error);
    await expect(bank).toBeFocused();
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(bank).toBeFocused();

    await bank.click();
    expect(Number(await options.first().getAttribute('aria-setsize'))).toBeGreaterThanOrEqual(80);
    await typeInto(bank, 'HAVGLØTT');
    await expect(options).toHaveText(['Sparebanken Havgløtt']);
    // A press outside closes the list.
    await heading(page, 'Velg lokalbank').click();
    await expect(list).toHaveCount(0);

    // Without a hit, the next press still reaches the button.
    await typeInto(bank, 'finnes ikke');
    await expect(page.getByText('Ingen treff')).toBeVisible();
    await expect(options).toHaveCount(0);
    await next.click();
    await expect(bank).toHaveAccessibleDescription(error);

    // Tab chooses the highlighted bank.
    await typeInto(bank, '');
    await bank.pressSequentially('havg');
    await expect(page.locator('[data-active-item]')).toHaveText('Sparebanken Havgløtt');
    await bank.press('Tab');
    await expect(bank).toHaveValue('Sparebanken Havgløtt');
    await expect(list).toHaveCount(0);

    // Another letter highlights the first hit again.
    await typeInto(bank, '');
    await bank.pressSequentially('spar');
    for (let press = 1; press <= 3; press++) await page.keyboard.press('ArrowDown');
    await expect(page.locator('[data-active-item]')).toHaveAttribute('aria-posinset', '4');
    await bank.press('e');
    await expect(page.locator('[data-active-item]')).toHaveAttribute('aria-posinset', '1');

    // Typing a whole name chooses the bank too.
    await typeInto(bank, 'sparebanken skogheim');
    await bank.press('Tab');
    await next.click();
    await expect(page.getByText('Banken din: Sparebanken Skogheim')).toBeVisible();
  });

  test('renders only the banks around the visible ones, and arrow keys reach the last one', async ({
    page,
  }) => {
    await openDeclaration(page, 'private-one');
    await page.getByRole('combobox', { name: 'Velg bank' }).click();
    const size = Number(await page.getByRole('option').first().getAttribute('aria-setsize'));
    const active = page.locator('[data-active-item]');
    const place = () => active.evaluateAll(([bank]) => Number(bank?.getAttribute('aria-posinset')));
    // A press before the next entries are rendered moves nothing.
    while ((await place()) !== size) await page.keyboard.press('ArrowDown');
    await expect(active).toBeInViewport();
    expect(await page.getByRole('option').count()).toBeLessThan(20);
  });
});
