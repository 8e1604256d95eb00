import { expect } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { heading, isAt } from '#e2e/support/visits.ts';
import { arrive, company, confirm, deletion, dialog, persons } from './administrator.ts';

const question = 'Vil du slette tilgangen til Liv Moen?';

test('a deletion is confirmed first, and the person is gone from the list (B1.13, B4.22, B7.38, B8.14)', async ({
  page,
}) => {
  const sandbox = await arrive(page, 'business-admin');
  await deletion(page, 'Liv Moen').click();
  await expect(dialog(page, question)).toBeVisible();
  expect(await sandbox.arrived('deleteRelation')).toEqual([]);
  await confirm(page).click();
  await expect(
    page.getByRole('heading', { name: `Liv Moen er slettet, og har ikke lenger tilgang til ${company}` }),
  ).toBeVisible();
  await expect(persons(page).filter({ hasText: 'Liv Moen' })).toHaveCount(0);
  // The notice touches neither the sentence above it nor the list.
  const notice = await page.locator('.aksel-base-alert').boundingBox();
  const list = await persons(page).first().boundingBox();
  expect((list?.y ?? 0) - (notice?.y ?? 0) - (notice?.height ?? 0)).toBeGreaterThanOrEqual(16);
  // What opened the dialog is gone.
  await expect(heading(page, 'Tilganger')).toBeFocused();
});

test('who thinks better of it keeps the person, and focus', async ({ page }) => {
  const sandbox = await arrive(page, 'business-admin');
  await deletion(page, 'Liv Moen').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: question })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(deletion(page, 'Liv Moen')).toBeFocused();
  expect(await sandbox.arrived('deleteRelation')).toEqual([]);
});

test('a failed deletion shows a sentence and a phone number, and can be retried (B8.13)', async ({
  page,
}) => {
  const sandbox = await arrive(page, 'business-admin');
  await sandbox.fails({ operation: 'deleteRelation', status: 500, times: 1 });
  await deletion(page, 'Liv Moen').click();
  await confirm(page).click();
  await expect(dialog(page, question)).toContainText(
    'Det oppsto en feil, så tilgangen ble ikke slettet. Prøv igjen senere, eller kontakt oss.',
  );
  await expect(page.getByRole('dialog').getByRole('link', { name: '+47 21 00 00 00' })).toHaveAttribute(
    'href',
    'tel:21000000',
  );
  await confirm(page).click();
  await expect(persons(page).filter({ hasText: 'Liv Moen' })).toHaveCount(0);
});

test('a missing response differs from a refusal, and the list is loaded again', async ({ page }) => {
  const sandbox = await arrive(page, 'business-admin');
  await page.route('**/rest/web/relasjoner/relasjon/*', (route) => route.abort('failed'), { times: 1 });
  await deletion(page, 'Liv Moen').click();
  await confirm(page).click();
  await expect(dialog(page, question)).toContainText(
    'Tilgangen kan være slettet likevel. Se i listen før du prøver igjen.',
  );
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await expect.poll(() => sandbox.arrived('listOrganisationRelations')).toHaveLength(2);
});

test('a list that cannot be reloaded says so, and a retry loads it', async ({ page }) => {
  const sandbox = await arrive(page, 'business-admin');
  await expect(heading(page, 'Tilganger')).toBeVisible();
  await sandbox.fails({ operation: 'listOrganisationRelations', status: 500, times: 1 });
  await deletion(page, 'Liv Moen').click();
  await confirm(page).click();
  await expect(
    page
      .getByRole('paragraph')
      .filter({ hasText: 'Listen under er fra før, så den siste endringen kan mangle.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(persons(page).filter({ hasText: 'Liv Moen' })).toHaveCount(0);
});

test('users who delete their own access go on to the customer selector (B4.22, B7.38, B8.14)', async ({
  page,
}) => {
  await arrive(page, 'business-admin');
  await deletion(page, 'Astrid Nes').click();
  await expect(dialog(page, 'Vil du slette din egen tilgang?')).toBeVisible();
  await confirm(page).click();
  await expect(
    page.getByRole('paragraph').filter({ hasText: `Du har ikke lenger tilgang til ${company}` }),
  ).toBeVisible();
  await expect(heading(page, 'Tilgangen er slettet')).toBeFocused();
  await page.getByRole('button', { name: 'Velg hvem sine forsikringer du vil se' }).click();
  await isAt(page, '/oversikt/forsikring/avtalevelger');
});

test('a list that cannot be loaded is an error with its code, and a retry loads it (B8.15)', async ({
  page,
}) => {
  await sandboxOf(page).fails({ operation: 'listOrganisationRelations', status: 500, times: 1 });
  await arrive(page, 'business-admin');
  await expect(heading(page, 'Noe gikk galt')).toBeVisible();
  await expect(page.getByText(/Feilkode: \S{3,}/)).toBeVisible();
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(heading(page, 'Tilganger')).toBeVisible();
});

test('answers about another organisation than the one acted for are not shown', async ({ page }) => {
  await page.route('**/rest/web/relasjoner/admin', (route) =>
    route.fulfill({
      json: {
        organisasjonsnavn: 'Nordlys Handel ASA',
        autoRelasjoner: [],
        manuelleRelasjoner: [
          {
            uuid: '5c1d2e3f-a0b1-4c2d-8e3f-a4b5c6d7e8f9',
            organisasjonsnummer: '985615616',
            organisasjonsnavn: 'Nordlys Handel ASA',
            kundenavn: { fornavn: 'Even', etternavn: 'Ruud', fulltNavn: 'Even Ruud' },
            rolle: 'ADMIN',
          },
        ],
      },
    }),
  );
  await arrive(page, 'business-admin');
  await expect(heading(page, 'Du har byttet bruker')).toBeVisible();
  await expect(page.getByText('Even Ruud')).toHaveCount(0);
});
