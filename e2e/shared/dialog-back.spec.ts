import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { goBack, visitAs } from '#e2e/support/visits.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Bytt bruker' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Bytt bruker' });

test('going back closes a dialog, and a closed dialog leaves no history entry', async ({ page }) => {
  await page.goto('/min-side');
  const before = page.url();
  const sandbox = await visitAs(page, 'private-rich', main);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await goBack(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();

  // A running switch keeps its dialog open.
  await sandbox.holds('switchToBusiness');
  await opener(page).click();
  await dialog(page).getByRole('button', { name: 'Solbakken' }).click();
  await expect.poll(() => sandbox.arrived('switchToBusiness')).toHaveLength(1);
  await goBack(page);
  await expect(dialog(page)).toBeVisible();
  await sandbox.fails({ operation: 'switchToBusiness', status: 500 });
  await sandbox.releases('switchToBusiness');
  await expect(dialog(page).getByRole('heading', { name: 'Vi fikk ikke byttet' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Lukk' }).click();
  await expect(dialog(page)).toHaveCount(0);

  await goBack(page);
  await expect(page).toHaveURL(before);
});
