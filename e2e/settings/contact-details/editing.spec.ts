import { expect } from 'playwright/test';
import { isKept } from '#e2e/shared/visitor.ts';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import {
  button,
  card,
  edit,
  email,
  fillIn,
  isFocusKept,
  open,
  phone,
  wrongEmail,
  wrongPhone,
} from './customer.ts';

test.describe('editing contact details', () => {
  test('contact details are changed, saved, and shown (B2.97, B2.100, B4.29, B7.29)', async ({ page }) => {
    const sandbox = await edit(page);
    await expect(phone(page)).toHaveValue('41000001');
    await expect(email(page)).toHaveValue('kari.skogly@epost.example');
    await fillIn(page, ' +47 900 11 222', 'ny@post.example ');
    await button(page, 'Lagre').click();
    await expect(card(page).getByText('Kontaktinformasjonen er lagret.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Kontaktinformasjonen er lagret.' })).toHaveCount(
      1,
    );
    await expect(card(page).getByText('+47 900 11 222')).toBeVisible();
    await isFocusKept(page);
    expect(await sandbox.arrived('updateContactInfo')).toEqual([
      {
        mobilnummer: '+4790011222',
        epost: 'ny@post.example',
        personkundenummerAndTransaksjonsId: { kundenummer: expect.stringMatching(/^3\d{6}$/) },
        skadekundenummerAndTransaksjonsId: {
          kundenummer: '1000001',
          transaksjonsId: expect.stringMatching(/./),
        },
      },
    ]);
    await button(page, 'Tilbake').click();
    await expect(card(page).getByText('+47 900 11 222')).toBeVisible();
    await expect(card(page).getByText('ny@post.example')).toBeVisible();
    await isFocusKept(page);
    await page.reload();
    await expect(card(page).getByText('+47 900 11 222')).toBeVisible();
  });

  test('contact details of customers without damage insurance go to the other record alone (B7.29)', async ({
    page,
  }) => {
    const sandbox = await edit(page, 'new-customer');
    await fillIn(page, '40000000', 'nye@post.example');
    await button(page, 'Lagre').click();
    await expect(button(page, 'Tilbake')).toBeVisible();
    expect(await sandbox.arrived('updateContactInfo')).toEqual([
      {
        mobilnummer: '40000000',
        epost: 'nye@post.example',
        personkundenummerAndTransaksjonsId: { kundenummer: expect.stringMatching(/^3\d{6}$/) },
      },
    ]);
  });

  test('"Avbryt" leaves contact details as they were, and drops what was typed (B2.100, B4.29)', async ({
    page,
  }) => {
    const sandbox = await edit(page);
    await isFocusKept(page);
    await fillIn(page, '90000000', 'feil');
    await button(page, 'Avbryt').click();
    await expect(card(page).getByText('410 00 001')).toBeVisible();
    await expect(card(page).getByText('kari.skogly@epost.example')).toBeVisible();
    await isFocusKept(page);
    await button(page, 'Endre').click();
    await expect(phone(page)).toHaveValue('41000001');
    await expect(email(page)).toHaveValue('kari.skogly@epost.example');
    expect(await sandbox.arrived('updateContactInfo')).toEqual([]);
  });

  test('what was typed is still there after back and after a reload', async ({ page }) => {
    await page.goto(main);
    await edit(page);
    await fillIn(page, '900 00 001', 'feil');
    await isKept(page, 'feil');
    for (const goAway of [() => page.reload(), () => page.goBack().then(() => page.goForward())]) {
      await goAway();
      await expect(card(page).getByText('Du har endringer som ikke er lagret.')).toBeVisible();
      await button(page, 'Endre').click();
      await expect(phone(page)).toHaveValue('900 00 001');
      await expect(email(page)).toHaveValue('feil');
    }
  });

  const refused = {
    phone: ['', '2234', '22345678', '4123456', '412345678', '004741234567', '4123456a'],
    email: ['', 'kari', 'kari@epost', 'kari@@epost.example', 'kari epost.example'],
  };

  test('a phone number that is none is not sent, and its sentence goes when it is put right (B5.37)', async ({
    page,
  }) => {
    const sandbox = await edit(page);
    for (const number of refused.phone) {
      await phone(page).fill(number);
      await button(page, 'Lagre').click();
      await expect(phone(page), number).toHaveAccessibleDescription(new RegExp(wrongPhone));
      await expect(phone(page)).toBeFocused();
      await expect(card(page).getByText(wrongEmail)).toHaveCount(0);
      await phone(page).fill('412 34 567');
      await expect(card(page).getByText(wrongPhone)).toHaveCount(0);
    }
    expect(await sandbox.arrived('updateContactInfo')).toEqual([]);
  });

  test('an e-mail address that is none is not sent, and its sentence goes when it is put right (B5.37)', async ({
    page,
  }) => {
    const sandbox = await edit(page);
    for (const address of refused.email) {
      await email(page).fill(address);
      await button(page, 'Lagre').click();
      await expect(email(page), address).toHaveAccessibleDescription(new RegExp(wrongEmail));
      await expect(email(page)).toBeFocused();
      await expect(card(page).getByText(wrongPhone)).toHaveCount(0);
      await email(page).fill('kari@epost.example');
      await expect(card(page).getByText(wrongEmail)).toHaveCount(0);
    }
    expect(await sandbox.arrived('updateContactInfo')).toEqual([]);
  });

  test('contact details that are both wrong say so each, and focus is on the first every time', async ({
    page,
  }) => {
    await edit(page);
    await fillIn(page, '22', 'kari');
    await button(page, 'Lagre').click();
    await expect(card(page).getByText(wrongPhone)).toBeVisible();
    await expect(card(page).getByText(wrongEmail)).toBeVisible();
    await expect(phone(page)).toBeFocused();
    await button(page, 'Lagre').focus();
    await page.keyboard.press('Enter');
    await expect(phone(page)).toBeFocused();
    await phone(page).fill('41234567');
    await expect(card(page).getByText(wrongPhone)).toHaveCount(0);
    await expect(card(page).getByText(wrongEmail)).toBeVisible();
    await button(page, 'Lagre').click();
    await expect(email(page)).toBeFocused();
  });

  test('contact details are changed with the keyboard alone', async ({ page }) => {
    const sandbox = await open(page, 'private-one');
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
    await tabTo('Lagre');
    await page.keyboard.press('Space');
    await expect(button(page, 'Tilbake')).toBeVisible();
    await isFocusKept(page);
    await tabTo('Tilbake');
    await page.keyboard.press('Enter');
    await expect(card(page).getByText('900 00 001')).toBeVisible();
    expect(await sandbox.arrived('updateContactInfo')).toHaveLength(1);
  });
});
