import { expect } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import {
  arrive,
  company,
  dialog,
  fillIn,
  give,
  grownUp,
  numberField,
  openAdding,
  persons,
  surnameField,
} from './administrator.ts';

test('adds a person by number, surname and role, and lists the registered name (B1.13, B2.91, B3.62, B4.21, C3.10)', async ({
  page,
}) => {
  const sandbox = await arrive(page, 'business-admin');
  await fillIn(page, { number: '010185 12345' });
  await give(page).click();
  await expect(
    page.getByRole('heading', { name: `Henrik Berg har fått tilgang til ${company} sine forsikringer.` }),
  ).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(openAdding(page)).toBeFocused();
  await expect(persons(page).filter({ hasText: 'Henrik Berg' })).toContainText('Bruker');
  expect(await sandbox.arrived('createRelation')).toEqual([
    { fodselsnummer: grownUp, etternavn: 'Berg', rolle: 'SKRIVE' },
  ]);
});

test('shows an error at each empty field, focuses the first, and removes corrected errors (B5.19, B5.20, B5.21)', async ({
  page,
}) => {
  const sandbox = await arrive(page, 'business-admin');
  await openAdding(page).click();
  await give(page).click();
  await expect(numberField(page)).toHaveAccessibleDescription(/Du må fylle inn fødselsnummeret\./);
  await expect(numberField(page)).toBeFocused();
  await expect(surnameField(page)).toHaveAccessibleDescription(
    /Du må fylle inn etternavn før du kan gå videre\./,
  );
  await expect(page.getByRole('radiogroup', { name: 'Rolle' })).toContainText('Du må velge en rolle');
  await numberField(page).fill('12345');
  await expect(numberField(page)).toHaveAccessibleDescription(/Fødselsnummeret er ugyldig\./);
  await surnameField(page).fill('Berg');
  await expect(page.getByText('Du må fylle inn etternavn før du kan gå videre.')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Lesetilgang' }).check();
  await expect(page.getByText('Du må velge en rolle')).toHaveCount(0);
  await give(page).click();
  await expect(numberField(page)).toBeFocused();
  expect(await sandbox.arrived('createRelation')).toEqual([]);
});

for (const { who, number, sentence } of [
  {
    who: 'a minor (B8.10, B5.22)',
    number: '01011512345',
    sentence: 'Personen er yngre enn 18 år og kan derfor ikke legges til hos en organisasjon.',
  },
  { who: 'nobody (B8.11)', number: '01018512300', sentence: 'Fødselsnummeret er ugyldig.' },
]) {
  test(`a number of ${who} is refused at its field`, async ({ page }) => {
    await arrive(page, 'business-admin');
    await fillIn(page, { number });
    await give(page).click();
    await expect(numberField(page)).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(numberField(page)).toBeFocused();
    await expect(surnameField(page)).toHaveValue('Berg');
    await numberField(page).fill(grownUp);
    await expect(page.getByText(sentence)).toHaveCount(0);
  });
}

test('any other error names the typed surname, and the form keeps what was typed (B8.12, C3.10)', async ({
  page,
}) => {
  await arrive(page, 'business-admin');
  await fillIn(page, { number: '01018512399', surname: 'Dahl' });
  await give(page).click();
  await expect(dialog(page, 'Gi tilgang')).toContainText(
    `Dahl har ikke fått tilgang til ${company} sine forsikringer.`,
  );
  await expect(numberField(page)).toHaveValue('01018512399');
  await expect(page.getByRole('radio', { name: 'Bruker' })).toBeChecked();
  await expect(dialog(page, 'Gi tilgang').getByRole('status')).toContainText('Dahl har ikke fått tilgang');
});

test('a slow answer shows progress, takes one press only, and cannot be left', async ({ page }) => {
  const sandbox = await arrive(page, 'business-admin');
  await sandbox.holds('createRelation');
  await fillIn(page);
  await give(page).click();
  await expect.poll(() => sandbox.arrived('createRelation')).toHaveLength(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.history.back());
  await expect.poll(() => new URL(page.url()).hash).toBe('#/bm/tilganger/ny');
  await expect(dialog(page, 'Gi tilgang').getByRole('status')).toContainText('Vent Litt');
  await sandbox.releases('createRelation');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await sandbox.arrived('createRelation')).toHaveLength(1);
});

test('the form is apart from the list, at its own address: back closes it, forward opens it (B4.20)', async ({
  page,
}) => {
  await arrive(page, 'business-admin');
  await openAdding(page).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#/bm/tilganger/ny');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goForward();
  await expect(dialog(page, 'Gi tilgang')).toBeVisible();
});

test('with the keyboard alone, in the dialog until it is done', async ({ page }) => {
  const sandbox = await arrive(page, 'business-admin');
  await openAdding(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Gi tilgang' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(grownUp);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Berg');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => sandbox.arrived('createRelation'))
    .toEqual([{ fodselsnummer: grownUp, etternavn: 'Berg', rolle: 'ADMIN' }]);
  await expect(openAdding(page)).toBeFocused();
});

test('Escape and "Avbryt" close the form, and focus goes back to what opened it', async ({ page }) => {
  await arrive(page, 'business-admin');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Avbryt' }).click(),
    () => page.getByRole('button', { name: 'Avbryt' }).dblclick(),
    () => page.getByRole('button', { name: 'Lukk' }).click(),
  ]) {
    await openAdding(page).click();
    await expect(dialog(page, 'Gi tilgang')).toBeVisible();
    await close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(openAdding(page)).toBeFocused();
  }
});

test('a press beside the form closes nothing: what is typed would be lost', async ({ page }) => {
  await arrive(page, 'business-admin');
  await fillIn(page);
  await page.mouse.click(4, 4);
  await expect(surnameField(page)).toHaveValue('Berg');
});

test('the number stands in no address and no storage', async ({ page }) => {
  await arrive(page, 'business-admin');
  await fillIn(page);
  await give(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).not.toContain(grownUp);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    grownUp,
  );
  await expect
    .poll(() => page.evaluate(() => window.dataLayer))
    .toEqual(
      ['open', 'close'].map((modal_action) => ({
        event: 'modal',
        modal_name: 'gi-tilgang',
        modal_description: 'Gi en person tilgang',
        modal_action,
        app_namespace: 'forsikring',
      })),
    );
});
