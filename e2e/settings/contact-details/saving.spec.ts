import { expect } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { button, card, edit, email, fillIn, isFocusKept, notSaved, phone } from './customer.ts';

test.describe('saving contact details', () => {
  test('the form keeps what was typed when saving fails, and can be sent again (B8.37)', async ({ page }) => {
    const sandbox = await edit(page);
    await sandbox.fails({ operation: 'updateContactInfo', status: 500, times: 1 });
    await fillIn(page, '900 11 222', 'ny@post.example');
    await button(page, 'Lagre').click();
    await expect(card(page).getByText(notSaved, { exact: true })).toBeVisible();
    await expect(card(page).getByText(/Feilkode: \S{8,}/)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: notSaved })).toHaveCount(1);
    await expect(phone(page)).toHaveValue('900 11 222');
    await expect(email(page)).toHaveValue('ny@post.example');
    await isFocusKept(page);
    await button(page, 'Lagre').click();
    await expect(button(page, 'Tilbake')).toBeVisible();
    expect(await sandbox.arrived('updateContactInfo')).toHaveLength(2);
  });

  test('after contact details were not saved, "Avbryt" shows what the insurer has', async ({ page }) => {
    const sandbox = await edit(page);
    await sandbox.fails({ operation: 'updateContactInfo', status: 500, times: 1 });
    await fillIn(page, '900 11 222', 'ny@post.example');
    await button(page, 'Lagre').click();
    await expect(card(page).getByText(notSaved)).toBeVisible();
    await button(page, 'Avbryt').click();
    await expect(card(page).getByText('410 00 001')).toBeVisible();
    await isFocusKept(page);
    expect(await sandbox.arrived('getContactInfo')).toHaveLength(2);
  });

  test('a missing response to contact details differs from a refusal, because they may be saved', async ({
    page,
  }) => {
    const sandbox = await edit(page);
    // Carried out, and the response is lost.
    await page.route(
      '**/rest/kunde/kontaktinfo',
      async (route) => {
        await route.fetch();
        await route.abort('failed');
      },
      { times: 1 },
    );
    await fillIn(page, '900 11 222', 'ny@post.example');
    await button(page, 'Lagre').click();
    await expect(card(page).getByRole('heading', { name: 'Vi fikk ikke svar' })).toBeVisible();
    await expect(card(page).getByText(notSaved)).toHaveCount(0);
    await expect(phone(page)).toHaveValue('900 11 222');
    await button(page, 'Avbryt').click();
    await expect(card(page).getByText('900 11 222')).toBeVisible();
    expect(await sandbox.arrived('updateContactInfo')).toHaveLength(1);
  });

  test('slow contact details show a spinner on the button, and a second press sends nothing more', async ({
    page,
  }) => {
    const sandbox = await edit(page);
    await sandbox.holds('updateContactInfo');
    await fillIn(page, '90011222', 'ny@post.example');
    await button(page, 'Lagre').dblclick();
    const busy = card(page).getByRole('button', { name: 'Venter…' });
    await expect(busy.locator('svg')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Lagrer kontaktinformasjonen …' })).toHaveCount(
      1,
    );
    await busy.click();
    await expect(phone(page)).toHaveValue('90011222');
    await expect.poll(() => sandbox.arrived('updateContactInfo')).toHaveLength(1);
    await sandbox.releases('updateContactInfo');
    await expect(button(page, 'Tilbake')).toBeVisible();
    expect(await sandbox.arrived('updateContactInfo')).toHaveLength(1);
  });

  test('a lost session shows a login, and keeps the typed contact details (A8.8)', async ({ page }) => {
    const sandbox = await edit(page);
    await sandbox.fails({ operation: 'updateContactInfo', status: 401 });
    await fillIn(page, '90011222', 'ny@post.example');
    await button(page, 'Lagre').click();
    await expect(card(page).getByRole('heading', { name: 'Du er ikke logget inn' })).toBeVisible();
    await expect(card(page)).toContainText('Du må være logget inn for å bruke denne tjenesten.');
    await expect(card(page).getByText(notSaved)).toHaveCount(0);
    await expect(phone(page)).toHaveValue('90011222');
    await expect(email(page)).toHaveValue('ny@post.example');
  });

  test('while contact details are being saved, another address is refused', async ({ page }) => {
    const sandbox = await edit(page);
    await sandbox.holds('updateContactInfo');
    await fillIn(page, '90011222', 'ny@post.example');
    await button(page, 'Lagre').click();
    await expect.poll(() => sandbox.arrived('updateContactInfo')).toHaveLength(1);
    await page.evaluate(() => {
      window.location.hash = '/';
    });
    await expect.poll(() => new URL(page.url()).hash).toBe('#/innstillinger');
    await sandbox.releases('updateContactInfo');
    await expect(button(page, 'Tilbake')).toBeVisible();
  });
});
