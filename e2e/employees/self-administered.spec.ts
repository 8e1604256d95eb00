import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { heading, visitAs } from '#e2e/support/visits.ts';
import { todayOnScreen, todayOnWire } from '#test/support/today.ts';

const address = `${main}#/bm/admin/selvadministrert-inn-og-utmelding`;

/** Moves focus by Tab to a control further down the page. */
async function tabTo(page: Page, role: 'textbox' | 'radio' | 'checkbox' | 'button', name: string) {
  const control = page.getByRole(role, { name, exact: true });
  for (let presses = 0; presses < 9; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

async function typeInto(page: Page, name: string, text: string) {
  await tabTo(page, 'textbox', name);
  await page.keyboard.insertText(text);
}

test('a customer reports employees in and then out, with only the keyboard (B2.9, B2.107, B3.54, B3.55, B3.56, C2.4)', async ({
  page,
}) => {
  const today = todayOnWire();
  const sandbox = await visitAs(page, 'business-self-administered', address);
  await expect(heading(page, 'Inn- og utmelding av ansatte')).toBeVisible();
  await tabTo(page, 'radio', 'Innmelding');
  await page.keyboard.press('Space');
  await typeInto(page, 'Fødselsår for ansatt 1', '1985');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Legg til ansatt');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Fødselsår for ansatt 2' })).toBeFocused();
  await page.keyboard.insertText('2000');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'checkbox', 'Jeg bekrefter at alle på listen er 100 % arbeidsdyktige');
  await page.keyboard.press('Space');
  await typeInto(page, 'Mobilnummer', '+47 912 34 567');
  await typeInto(page, 'E-post', 'frida@havbris.example');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Innmeldingen er sendt')).toBeFocused();
  await expect(page.getByText(`2 ansatte meldes inn fra ${todayOnScreen()}.`).first()).toBeVisible();

  await tabTo(page, 'button', 'Meld flere ansatte');
  await page.keyboard.press('Enter');
  await tabTo(page, 'radio', 'Innmelding');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await typeInto(page, 'Fødselsår for ansatt 1', '1990');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Kvinne' })).toBeFocused();
  await expect(page.getByRole('radiogroup', { name: 'Kjønn for ansatt 1' })).toContainText(
    'Vennligst velg kjønn',
  );
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Send');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Utmeldingen er sendt')).toBeFocused();
  expect(await sandbox.arrived('reportSelfAdministered')).toMatchObject([
    {
      innOrUtmelding: 'Innmelding',
      startDate: today,
      ansatteInformasjon: [
        { id: '1', fodselsar: 1985, kjonn: 'Kvinne' },
        { id: '2', fodselsar: 2000, kjonn: 'Mann' },
      ],
    },
    { innOrUtmelding: 'Utmelding', ansatteInformasjon: [{ id: '1', fodselsar: 1990, kjonn: 'Kvinne' }] },
  ]);
});
