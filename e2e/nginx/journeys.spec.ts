import { expect } from 'playwright/test';
import { choice, chooser, myPage, solbakken, title } from '#e2e/arriving/visitor.ts';
import { main } from '#e2e/support/documents.ts';
import { expectPath, heading } from '#e2e/support/visits.ts';
import { openAs, test } from './behind-nginx.ts';

test('a visitor chooses a company on arrival, and sees its overview', async ({ page }) => {
  await openAs(page, 'private-rich', chooser);
  await expect(heading(page, title)).toBeVisible();
  await choice(page, solbakken).click();
  await expectPath(page, myPage);
  await expect(page.getByRole('region', { name: 'Oversikt' })).toBeVisible();
});

test('a private customer sees every part of the overview', async ({ page }) => {
  await openAs(page, 'private-rich', main);
  for (const name of ['Oppgaver', 'Mine forsikringer', 'Forsikringer du har innsyn i'])
    await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page.locator('.aksel-skeleton')).toHaveCount(0);
});

test('a reservation is saved with its token, and stays after a reload', async ({ page }) => {
  const sandbox = await openAs(page, 'private-one', `${main}#/innstillinger`);
  const box = page.getByRole('checkbox', { name: /^Jeg reserverer meg mot/ });
  await box.check();
  await expect(page.getByRole('region', { name: 'Reservasjoner' })).toContainText('Valget er lagret.');
  expect((await sandbox.arrived('updateReservation')).at(-1)).toEqual({ reservert: true });
  await page.reload();
  await expect(box).toBeChecked();
});
