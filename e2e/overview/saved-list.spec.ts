import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { documentOf, main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { heading, visitAs } from '#e2e/support/visits.ts';

/** The file that the link saves, by its lines. */
async function savedLines(page: Page, link: string) {
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('forsikringer.csv');
  return (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
}

test('a company saves its overview as a file for a spreadsheet (C4.41)', async ({ page }) => {
  await visitAs(page, 'business-admin', main);
  const [names, ...lines] = await savedLines(page, 'Last ned som regneark');
  expect(names).toBe('\uFEFFForsikring;Gjelder;Forsikringsnummer;Status;Per år;Per termin');
  expect(lines).toHaveLength(25);
  // The file is not kept with the place of the link that has focus.
  await page.goto(documentOf('access'));
  await expect(heading(page, 'Tilganger')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(window.sessionStorage))).not.toContain('data:');
  expect(lines).toContain('Tungt kjøretøy;XA10030;7300001;;155566;38892');
});

test('the file has only what a search found, in the chosen order (C4.47)', async ({ page }) => {
  await visitAs(page, 'business-admin', main);
  const sort = page.getByRole('button', { name: 'Per år' });
  await sort.click();
  await sort.click();
  await page.getByRole('searchbox', { name: 'Søk i forsikringene' }).fill('virke');
  expect((await savedLines(page, 'Last ned treffene som regneark')).slice(1)).toEqual([
    'Virke;;7330001;;167508;41877',
    'Virke;Kontor;7320001;;162468;40617',
    'Virke;Verksted;7310001;;157428;39357',
  ]);
});
