import { expect, type Page } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { heading } from '#e2e/support/visits.ts';
import { filledInsight } from '#flows/sharing/give-insight/cases.ts';
import { dialog, given, openButton, openSharing } from './owner.ts';

const deleteButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Slett innsynet til ${name}` });
const confirmButton = (page: Page) => page.getByRole('button', { name: 'Slett innsynet', exact: true });

test('insight can be given with the keyboard only, and the list is the same after a reload (B1.5, B2.12, B2.94, B7.19)', async ({
  page,
}) => {
  const sandbox = await openSharing(page);
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  for (const [label, text] of [
    ['Fødselsnummer', '228978 10003'],
    ['Etternavn', filledInsight.etternavn],
  ] as const) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
    await expect(dialog(page).getByRole('textbox', { name: label })).toHaveValue(text);
  }
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Magnus Berg har nå innsyn i dine skadeforsikringer' }),
  ).toBeVisible();
  await expect(openButton(page)).toBeFocused();
  const persons = ['Ola Bekkevold', 'Ragnhild Skogly', 'Magnus Berg'];
  await expect(given(page)).toHaveText(persons.map((name) => new RegExp(`^${name}`)));
  expect(await sandbox.arrived('createPrivateRelation')).toHaveLength(1);
  await page.reload();
  await expect(given(page)).toHaveText(persons.map((name) => new RegExp(`^${name}`)));
});

test('insight can be deleted with the keyboard only, and the list is the same after a reload (B2.95, B7.17, B7.20)', async ({
  page,
}) => {
  await openSharing(page);
  await deleteButton(page, 'Ola Bekkevold').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Avbryt' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(confirmButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Innsynet til Ola Bekkevold ble slettet' })).toBeVisible();
  // The row with the focused button is gone.
  await expect(heading(page, 'Dele forsikringer')).toBeFocused();
  await expect(given(page)).toHaveText([/^Ragnhild Skogly/]);
  await page.reload();
  await expect(given(page)).toHaveText([/^Ragnhild Skogly/]);
});
