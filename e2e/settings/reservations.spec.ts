import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { goBack, heading, visitAs } from '#e2e/support/visits.ts';

const hash = (page: Page) => new URL(page.url()).hash;
const box = (page: Page) => page.getByRole('checkbox', { name: /^Jeg reserverer meg mot/ });
const card = (page: Page) => page.getByRole('region', { name: 'Reservasjoner' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Reservasjonen er ikke lagret' });

/** Opens the settings from the overview, so that there is a page to go back to. */
async function openSettings(page: Page) {
  const sandbox = await visitAs(page, 'private-one', `${main}#/`);
  await expect(heading(page, 'Forsikring')).toBeVisible();
  await page.evaluate(() => {
    window.location.hash = '/innstillinger';
  });
  await expect(box(page)).not.toBeChecked();
  return sandbox;
}

async function failToSave(page: Page) {
  const sandbox = await openSettings(page);
  await sandbox.fails({ operation: 'updateReservation', status: 500, times: 1 });
  await box(page).check();
  await expect(card(page).getByText(/^Kunne ikke oppdatere reservasjon/)).toBeVisible();
  return sandbox;
}

test('a reservation is saved at once and stays after a reload; a failed change does not (B4.28, B7.31)', async ({
  page,
}) => {
  const sandbox = await openSettings(page);
  await box(page).check();
  await expect(card(page)).toContainText('Valget er lagret.');
  expect(await sandbox.arrived('updateReservation')).toEqual([{ reservert: true }]);
  await page.reload();
  await expect(box(page)).toBeChecked();
  await sandbox.fails({ operation: 'updateReservation', status: 500, times: 1 });
  await box(page).uncheck();
  await expect(card(page)).toContainText('Kunne ikke oppdatere reservasjon');
  await expect(box(page)).not.toBeChecked();
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(box(page)).toBeChecked();
});

test('going back with an unsaved reservation needs a confirmation, which the keyboard can use (B4.28)', async ({
  page,
}) => {
  await failToSave(page);
  await goBack(page);
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => hash(page)).toBe('#/innstillinger');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await goBack(page);
  await dialog(page).getByRole('button', { name: 'Gå uten å lagre' }).press('Enter');
  await expect(heading(page, 'Forsikring')).toBeFocused();
});

test('closing the page needs a confirmation while a reservation is unsaved (B4.28)', async ({ page }) => {
  await failToSave(page);
  const dismissesDialog = () => page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await Promise.all([dismissesDialog(), page.close({ runBeforeUnload: true })]);
  // The link of the error card leads to another document.
  await Promise.all([
    dismissesDialog(),
    card(page).getByRole('link', { name: 'Tilbake til oversikten' }).click(),
  ]);
  await card(page).getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(card(page)).toContainText('Valget er lagret.');
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
});
