import { expect } from 'playwright/test';
import { expectStored } from '#e2e/shared/visitor.ts';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import {
  button,
  card,
  email,
  expectFocusKept,
  fillIn,
  notSaved,
  openForm,
  openSettings,
  phone,
} from './customer.ts';

test.describe('contact details', () => {
  test('keeps the typed values after going back and after a reload', async ({ page }) => {
    await page.goto(main);
    await openForm(page);
    await fillIn(page, '900 00 001', 'feil');
    await expectStored(page, 'feil');
    for (const goAway of [() => page.reload(), () => page.goBack().then(() => page.goForward())]) {
      await goAway();
      await expect(card(page).getByText('Du har endringer som ikke er lagret.')).toBeVisible();
      await button(page, 'Endre').click();
      await expect(phone(page)).toHaveValue('900 00 001');
      await expect(email(page)).toHaveValue('feil');
    }
  });

  test('the page cannot be left while contact details are being saved', async ({ page }) => {
    const sandbox = await openForm(page);
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

  test('the card stays in its column at 320 px, with its heading on one line', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await openSettings(page, 'private-one');
    await expect(button(page, 'Endre')).toBeVisible();
    const [column, shown] = [await page.getByRole('main').boundingBox(), await card(page).boundingBox()];
    expect([shown?.x, shown?.width]).toEqual([16, (column?.width ?? 0) - 32]);
    const heading = card(page).getByRole('heading', { name: 'Kontaktinformasjon' });
    const lines = await heading.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
  });

  test('contact details can be changed with the keyboard only, and focus is never lost', async ({ page }) => {
    const sandbox = await openSettings(page, 'private-one');
    await button(page, 'Endre').waitFor();
    const tabTo = async (name: string) => {
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab');
        const focused = page.locator(':focus');
        if ((await focused.textContent()) === name || (await focused.getAttribute('autocomplete')) === name) {
          return;
        }
      }
      throw new Error(`Tab does not lead to ${name}`);
    };
    await tabTo('Endre');
    await page.keyboard.press('Enter');
    await expect(phone(page)).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('22');
    await page.keyboard.press('Enter');
    await expect(phone(page)).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('900 00 001');
    await sandbox.fails({ operation: 'updateContactInfo', status: 500, times: 2 });
    await page.keyboard.press('Enter');
    await expect(card(page).getByText(notSaved, { exact: true })).toBeVisible();
    await expectFocusKept(page);
    await tabTo('Avbryt');
    await page.keyboard.press('Enter');
    await expect(card(page).getByText('410 00 001')).toBeVisible();
    await expectFocusKept(page);
    await tabTo('Endre');
    await page.keyboard.press('Enter');
    await expect(phone(page)).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('900 00 001');
    await tabTo('Lagre');
    await page.keyboard.press('Space');
    await expect(card(page).getByText(notSaved, { exact: true })).toBeVisible();
    await expect(button(page, 'Lagre')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(button(page, 'Tilbake')).toBeVisible();
    await expectFocusKept(page);
    await tabTo('Tilbake');
    await page.keyboard.press('Enter');
    await expect(card(page).getByText('900 00 001')).toBeVisible();
    await expectFocusKept(page);
    expect(await sandbox.arrived('updateContactInfo')).toHaveLength(3);
  });
});
