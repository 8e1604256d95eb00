import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { heading, visitAs } from '#e2e/support/visits.ts';
import { personas } from '#sandbox/personas.ts';
import { policiesOf } from '#sandbox/policies.ts';

/** `private-one` has a car and nothing else. */
const [car] = policiesOf(personas['private-one']);
if (!car) throw new Error('the sandbox has no car');
const certificate = `${main}#/bil/${car.forsikringsnummer}/${car.versjon}/forsikringsbevis`;

const paper = (page: Page) => page.getByRole('region', { name: 'Forsikringsbevis' });
const text = (page: Page) => paper(page).locator('pre');
/** The text in the page, without its announcement. */
const shownText = (page: Page, sentence: string) => page.locator('.document-page').getByText(sentence);
const showLetter = (page: Page) => page.getByRole('button', { name: 'Vis som brev' }).press('Enter');
const fontSize = (page: Page) =>
  text(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
const pageOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const paperOverflow = (page: Page) =>
  paper(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
/** The size of the page's own text: 1em (B2.70). */
const em = (page: Page) => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize));

test('a certificate is downloaded with only the keyboard, and prints without the rest of the page (B2.67, B7.3)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  const sandbox = await visitAs(page, 'private-one', certificate);
  await expect(paper(page).getByRole('columnheader', { name: 'DEKNING' })).toBeVisible();
  await showLetter(page);
  await expect(text(page)).toContainText('FORSIKRINGSBEVIS');
  expect(await fontSize(page)).toBe(await em(page));
  const button = page.getByRole('button', { name: 'Last ned PDF' });
  await sandbox.fails({ operation: 'getCertificatePdf', status: 500, times: 1 });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(
    shownText(page, 'Vi klarte ikke å hente ditt forsikringsbevis. Vennligst prøv igjen senere.'),
  ).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`forsikringsbevis-${car.forsikringsnummer}.pdf`);
  expect(readFileSync(await download.path(), 'latin1')).toMatch(/^%PDF-/);
  await expect(shownText(page, 'PDF-en er lastet ned.')).toBeVisible();
  await expect(button).toBeFocused();

  // Paper has the letter, whatever the page shows.
  await page.getByRole('button', { name: 'Vis lesbar tekst' }).press('Enter');
  await expect(paper(page).getByRole('table')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  // The width of an A4 page between its margins.
  await page.setViewportSize({ width: 700, height: 1000 });
  await expect(text(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(heading(page, 'Forsikringsbevis')).toBeHidden();
  await expect(shownText(page, 'PDF-en er lastet ned.')).toBeHidden();
  const printed = await page.locator('main').innerText();
  expect(printed.trim()).toBe((await text(page).innerText()).trim());
  expect(await paperOverflow(page)).toBeLessThanOrEqual(0);
});

test('a document has half the text size on a phone, fits 320 px with 400 lines, and has full size in a frame that scrolls (B2.67, B2.70)', async ({
  page,
}) => {
  let tekst = 'Kasko';
  await page.route('**/rest/dokument/bevis/**', (route) => route.fulfill({ json: { tekst } }));
  await page.setViewportSize({ width: 320, height: 740 });
  await visitAs(page, 'private-one', certificate);
  await showLetter(page);
  await expect(text(page)).toHaveText('Kasko');
  expect(await fontSize(page)).toBe((await em(page)) / 2);

  const lines = Array.from({ length: 400 }, (_, row) => ['Dekning', row, '1 000 kr'].join(' '.repeat(30)));
  tekst = lines.join('\n');
  await page.reload();
  await showLetter(page);
  await expect(text(page)).toContainText('Dekning 399');
  expect([await pageOverflow(page), await paperOverflow(page)]).toEqual([0, 0]);

  await page.getByRole('button', { name: 'Vis større' }).press('Enter');
  const smaller = page.getByRole('button', { name: 'Vis mindre' });
  await expect(smaller).toBeFocused();
  expect(await fontSize(page)).toBe(await em(page));
  expect(await pageOverflow(page)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(paper(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => paper(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);

  await smaller.press('Enter');
  expect(await paperOverflow(page)).toBe(0);
});

test('a certificate is read in the size of the page at 320 px, and nothing scrolls sideways (C4.49)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await visitAs(page, 'private-one', certificate);
  const amount = paper(page).getByRole('definition').first();
  await expect(amount).toBeVisible();
  expect(await amount.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBe(
    await em(page),
  );
  expect([await pageOverflow(page), await paperOverflow(page)]).toEqual([0, 0]);
  await expect(text(page)).toBeHidden();
});

test('columns without a certain meaning keep their spaces, fit a wide screen, and scroll in their own box at 320 px (C4.49)', async ({
  page,
}) => {
  const row = ['Kari Skogly', 'Oslo, 27.11.2026'].join(' '.repeat(48));
  await page.route('**/rest/dokument/bevis/**', (route) => route.fulfill({ json: { tekst: row } }));
  await page.setViewportSize({ width: 1280, height: 740 });
  await visitAs(page, 'private-one', certificate);
  const box = page.getByRole('figure', { name: 'Som i brevet' });
  const overflow = () => box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  await expect(box).toBeVisible();
  // `innerText` has the spaces that are shown.
  expect(await box.innerText()).toBe(row);
  expect(await overflow()).toBe(0);
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await overflow()).toBeGreaterThan(0);
  expect(await pageOverflow(page)).toBe(0);
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
