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
      arbeidsdyktig: true,
      telefonnummer: '+4791234567',
      epost: 'frida@havbris.example',
    },
    { innOrUtmelding: 'Utmelding', ansatteInformasjon: [{ id: '1', fodselsar: 1990, kjonn: 'Kvinne' }] },
  ]);
});

const sheet = (count: number) =>
  [
    'Navn\tFødselsnummer\tFødselsdato\tKjønn',
    ...Array.from({ length: count }, (_, at) => `Frida Vik\t15839012321\t03.02.${1960 + (at % 40)}\tKvinne`),
    '',
  ].join('\r\n');

test('a customer pastes a thousand rows with only the keyboard, on a narrow screen (C4.52)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const sandbox = await visitAs(page, 'business-self-administered', address);
  await expect(heading(page, 'Inn- og utmelding av ansatte')).toBeVisible();
  await tabTo(page, 'radio', 'Innmelding');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'button', 'Lim inn fra regneark');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Lim inn ansatte fra regneark')).toBeFocused();
  await typeInto(page, 'Rader fra regnearket', sheet(1000));
  await tabTo(page, 'button', 'Se over radene');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Se over radene')).toBeFocused();
  await expect(page.getByText('1000 rader fra regnearket. Ingen har feil.').first()).toBeVisible();
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(widths).toEqual([320, 320]);
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).toContain('Utmelding');
  for (const pasted of ['Frida', '15839012321', '1960']) expect(stored).not.toContain(pasted);
  await tabTo(page, 'button', 'Legg til 1000 ansatte');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Inn- og utmelding av ansatte')).toBeFocused();
  await tabTo(page, 'button', 'Legg til ansatt');
  await tabTo(page, 'button', 'Send');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Utmeldingen er sendt')).toBeFocused();
  const [report, ...others] = await sandbox.arrived('reportSelfAdministered');
  expect(others).toEqual([]);
  expect(report).toMatchObject({
    ansatteInformasjon: { length: 1000, 0: { fodselsar: 1960, kjonn: 'Kvinne' } },
  });
});
