import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { pageDriver } from '#e2e/support/page-driver.ts';
import { heading, visitAs } from '#e2e/support/visits.ts';
import { employeeReportCases, filledReport } from '#flows/employees/employee-report/cases.ts';
import { employeeReportScript } from '#flows/employees/employee-report/script.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { fillIn, nameOf } from '#test/support/fill-in.ts';

const formAddress = '/bm/admin/ansatt-inn-og-utmelding';
const receiptAddress = '/bm/admin/kvittering-ansatt-inn-og-utmelding';

/** Opens the page on 21 November 2026. */
async function openPage(page: Page, persona: PersonaId, address = formAddress) {
  await page.clock.setFixedTime('2026-11-21T12:00:00Z');
  return visitAs(page, persona, `${main}#${address}`);
}

const expectHash = (page: Page) => expect.poll(() => new URL(page.url()).hash);

const form = { cases: employeeReportCases, script: employeeReportScript };

/** Moves focus by Tab to the end of the form: types each text, and answers each question with the first option. */
async function tabAndFillIn(page: Page) {
  const focused = page.locator(':focus');
  const values = Object.entries(filledReport).map(([field, value]) => [nameOf(form, field, value), value]);
  for (;;) {
    await page.keyboard.press('Tab');
    if (await focused.and(page.getByRole('button')).count()) return;
    if (await focused.and(page.getByRole('radio')).count()) await page.keyboard.press('Space');
    for (const [name, value] of values) {
      const isField = await focused
        .and(page.getByRole('textbox', { name: String(name), exact: true }))
        .count();
      if (isField) await page.keyboard.insertText(String(value));
    }
  }
}

test('a customer reports an employee in with the keyboard and the calendar (B1.9, B2.8, B2.10, B2.105, B3.49, B3.51, A9.11)', async ({
  page,
}) => {
  const { keyboard } = page;
  const sandbox = await openPage(page, 'business-user');
  await expect(heading(page, 'Inn- og utmelding av ansatte')).toBeVisible();
  await page.getByRole('radio', { name: 'Innmelding' }).focus();
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Gjelder fra' })).toHaveValue('21.11.2026');
  // Its code loads on demand.
  await expect(page.getByRole('button', { name: 'Velg dato' })).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'lørdag 21. november 2026' })).toBeFocused();
  for (const key of ['PageDown', 'PageUp', 'ArrowDown', 'ArrowDown', 'Home', 'ArrowRight'])
    await keyboard.press(key);
  await expect(page.getByRole('button', { name: 'tirsdag 1. desember 2026' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Gjelder fra' })).toHaveValue('01.12.2026');
  await expect(page.getByRole('button', { name: 'Velg dato' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Health insurance is the first choice, and needs the most questions.
  await keyboard.press('Tab');
  await keyboard.press('Space');
  for (let last = 1; last < (await page.getByRole('checkbox').count()); last++) await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Velg alle forsikringene' })).toBeFocused();
  await tabAndFillIn(page);
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
  // Enter in a field submits too.
  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  await expect(heading(page, 'Innmeldingen er sendt')).toBeFocused();
  await expectHash(page).toBe(`#${receiptAddress}`);
  expect(await sandbox.arrived('reportEmployeeIn')).toMatchObject([
    {
      ...{ forsikringer: ['N16'], gjelderFra: '2026-12-01', arbeidsdyktig: true, fastBostedsadresse: true },
      ...{ fastAnsatt: true, jobberMinst20Prosent: true },
      ...{
        ansatt: { navn: 'Astrid Fjellvang', foedselsnummer: '80841200083' },
        epost: 'nes@snekkeri.example',
      },
    },
  ]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain('80841200083');
});

test('a customer reports an employee out of a Virke insurance, and the back button opens an empty form (B7.11, C3.2)', async ({
  page,
}) => {
  const sandbox = await openPage(page, 'business-admin', receiptAddress);
  await expectHash(page).toBe(`#${formAddress}`);
  await fillIn(pageDriver(page, 'employee-report'), form, 'fills in a report out');
  await expect(page.getByRole('link', { name: /^Fortsettelsesforsikring for .* \(PDF\)$/ })).toHaveCount(3);
  await page
    .getByRole('checkbox', { name: /^Virke/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(heading(page, 'Utmeldingen er sendt')).toBeFocused();
  await expect(page.getByRole('link', { name: /^Fortsettelsesforsikring/ })).toHaveCount(3);
  expect(await sandbox.arrived('reportVirkeEmployeeOut')).toMatchObject([
    { type: 'meldeUt', forsikringer: ['N17', 'N20', 'N75'], gjelderFra: '2026-11-21' },
  ]);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Mobilnummer' })).toHaveValue('912 34 568');
  await expect(page.getByRole('textbox', { name: 'Navn' })).toHaveValue('');
});
