import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import { documentOf, main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { heading, visitAs } from '#e2e/support/visits.ts';

test('a company saves its overview as a file for a spreadsheet (C4.41)', async ({ page }) => {
  await visitAs(page, 'business-admin', main);
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Last ned som regneark' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('forsikringer.csv');
  const text = await readFile(await download.path(), 'utf8');
  const [names, ...lines] = text.trimEnd().split('\r\n');
  expect(names).toBe('\uFEFFForsikring;Gjelder;Forsikringsnummer;Status;Per år;Per termin');
  expect(lines).toHaveLength(25);
  // The file is not kept with the place of the link that has focus.
  await page.goto(documentOf('access'));
  await expect(heading(page, 'Tilganger')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(window.sessionStorage))).not.toContain('data:');
  expect(lines).toContain('Tungt kjøretøy;XA10030;7300001;;155566;38892');
});
