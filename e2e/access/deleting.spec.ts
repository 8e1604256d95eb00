import { expect } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { heading } from '#e2e/support/visits.ts';
import { company, confirmButton, deleteButton, dialog, openAccess, persons } from './administrator.ts';

const question = 'Vil du slette tilgangen til Liv Moen?';

test('a deletion is cancelled and confirmed with only the keyboard, and focus is never lost (B4.22, B8.14)', async ({
  page,
}) => {
  const sandbox = await openAccess(page, 'business-admin');
  await deleteButton(page, 'Liv Moen').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page, question)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: question })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(deleteButton(page, 'Liv Moen')).toBeFocused();
  expect(await sandbox.arrived('deleteRelation')).toEqual([]);

  await page.keyboard.press('Enter');
  await confirmButton(page).press('Enter');
  await expect(
    page.getByRole('heading', { name: `Liv Moen er slettet, og har ikke lenger tilgang til ${company}` }),
  ).toBeVisible();
  await expect(persons(page).filter({ hasText: 'Liv Moen' })).toHaveCount(0);
  // The notice touches neither the sentence above it nor the list.
  const notice = await page.locator('.aksel-base-alert').boundingBox();
  const list = await persons(page).first().boundingBox();
  expect((list?.y ?? 0) - (notice?.y ?? 0) - (notice?.height ?? 0)).toBeGreaterThanOrEqual(16);
  // The button that opened the dialog is removed.
  await expect(heading(page, 'Tilganger')).toBeFocused();
});

test('the pressed button stays in the window when a deletion fails, also in a low one (B8.14, WCAG 2.4.11)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  const sandbox = await openAccess(page, 'business-admin');
  await sandbox.fails({ operation: 'deleteRelation', status: 500 });
  await deleteButton(page, 'Liv Moen').click();
  await confirmButton(page).press('Enter');
  await expect(dialog(page, question).locator('[data-notice]')).toBeVisible();
  await expect(dialog(page, question).getByRole('button', { name: 'Kopier feilkode' })).toBeVisible();
  await expect(confirmButton(page)).toBeFocused();
  // Scrolling leaves a fraction of a pixel.
  await expect(confirmButton(page)).toBeInViewport({ ratio: 0.95 });
});
