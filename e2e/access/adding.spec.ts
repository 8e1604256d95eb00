import { expect } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { heading } from '#e2e/support/visits.ts';
import {
  arrive,
  company,
  fillIn,
  give,
  grownUp,
  notGiven,
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
  await expect(heading(page, 'Tilganger')).toBeFocused();
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

test('a surname that does not belong to the number is refused at its field, and names who got no access (B8.12)', async ({
  page,
}) => {
  await arrive(page, 'business-admin');
  await fillIn(page, { number: '01018512399', surname: 'Dahl' });
  await give(page).click();
  await expect(surnameField(page)).toHaveAccessibleDescription(
    /Etternavnet stemmer ikke med det som er registrert på fødselsnummeret\. Sjekk at begge er riktige\./,
  );
  await expect(surnameField(page)).toBeFocused();
  await expect(notGiven(page, 'Dahl')).toBeVisible();
  await expect(numberField(page)).toHaveValue('01018512399');
  await expect(page.getByRole('radio', { name: 'Bruker' })).toBeChecked();
});

for (const { size, fits } of [
  { size: { width: 1280, height: 900 }, fits: true },
  { size: { width: 360, height: 740 }, fits: false },
]) {
  test(`a failure and the button are in sight at ${size.width} px, and the form keeps what was typed (B8.12, C3.10)`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const sandbox = await arrive(page, 'business-admin', '/bm/tilganger/ny');
    await sandbox.fails({ operation: 'createRelation', status: 500 });
    await expect(heading(page, 'Gi tilgang')).toBeVisible();
    if (fits) await expect(give(page)).toBeInViewport({ ratio: 1 });
    await fillIn(page, { surname: 'Dahl' }, false);
    await give(page).click();
    await expect(notGiven(page, 'Dahl')).toBeInViewport({ ratio: 1 });
    await expect(give(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('status').filter({ hasText: 'Dahl har ikke fått tilgang' })).toHaveCount(1);
    await expect(surnameField(page)).toHaveValue('Dahl');
    await expect(page.getByRole('radio', { name: 'Bruker' })).toBeChecked();
  });
}

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
  await expect(page.getByRole('status').filter({ hasText: 'Vent Litt' })).toHaveCount(1);
  await sandbox.releases('createRelation');
  await expect(heading(page, 'Tilganger')).toBeVisible();
  expect(await sandbox.arrived('createRelation')).toHaveLength(1);
});

test('the form is a page with an address: back leads to the list, forward to the form (B4.20)', async ({
  page,
}) => {
  await arrive(page, 'business-admin');
  await openAdding(page).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#/bm/tilganger/ny');
  await page.goBack();
  await expect(heading(page, 'Tilganger')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Gi tilgang')).toBeVisible();
});

test('with the keyboard alone', async ({ page }) => {
  const sandbox = await arrive(page, 'business-admin');
  await openAdding(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Gi tilgang')).toBeFocused();
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
  await expect(heading(page, 'Tilganger')).toBeFocused();
});

test('"Avbryt" and the link above the form lead back to the list', async ({ page }) => {
  await arrive(page, 'business-admin');
  for (const leave of [
    page.getByRole('button', { name: 'Avbryt' }),
    page.getByRole('link', { name: 'Tilbake til tilgangene' }),
  ]) {
    await openAdding(page).click();
    await leave.click();
    await expect(heading(page, 'Tilganger')).toBeFocused();
  }
});

test('the number stands in no address and no storage', async ({ page }) => {
  await arrive(page, 'business-admin');
  await fillIn(page);
  await give(page).click();
  await expect(heading(page, 'Tilganger')).toBeVisible();
  expect(page.url()).not.toContain(grownUp);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    grownUp,
  );
});
