import { expect, type Page, type Request } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/test.ts';
import { heading, visitAs } from '#e2e/support/visits.ts';

const leftOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.x ?? null;

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('masthead, link back, heading, card and footer have one left edge', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visitAs(page, 'business-admin', `${main}#/bm/bestille`);
  await expect(heading(page, 'Bestill ny forsikring')).toBeVisible();
  const parts = ['.masthead__home', '.back-link', 'h1', '.screen__body', '.footer__links'];
  const edges = await Promise.all(parts.map((part) => leftOf(page, part)));
  expect(new Set(edges).size, String(edges)).toBe(1);
});

for (const [kind, address, title] of [
  ['with a link back', `${main}#/bm/bestille`, 'Bestill ny forsikring'],
  ['without one', '/oversikt/forsikring/avtalevelger', 'Velg hvem sine forsikringer du vil se'],
] as const) {
  test(`the help beside a page ${kind} begins where its card does`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visitAs(page, 'business-admin', address);
    await expect(heading(page, title)).toBeVisible();
    const top = async (part: string) => (await page.locator(part).first().boundingBox())?.y;
    expect(await top('.page-help > p')).toBe(await top('.screen__body'));
  });
}

test('the first screen of a phone has the number to call, the cost and the most urgent task; the menu follows the policies, and is beside the tasks on a desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitAs(page, 'private-rich', main);
  const top = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? 0;
  const menu = page.getByRole('navigation', { name: 'Meny' });
  await expect(page.locator('.aksel-skeleton')).toHaveCount(0);
  for (const shown of [
    page.getByText('18 232 kr/md.').first(),
    page.getByRole('link', { name: '+47 21 00 00 00' }).first(),
    page.getByText('Forfalt', { exact: true }),
  ])
    await expect(shown).toBeInViewport({ ratio: 1 });
  expect((await menu.boundingBox())?.y).toBeGreaterThan(await top('Mine forsikringer'));
  // The advert is below the overdue invoice.
  expect(await top('Oppgaver')).toBeLessThan(await top('Tilbud fra rådgiveren din'));
  await page.setViewportSize({ width: 1280, height: 900 });
  expect((await menu.boundingBox())?.y).toBe(await top('Oppgaver'));
  // A press beside the text of a row follows its link.
  await page
    .locator('.side-menu li', { hasText: 'Profil og innstillinger' })
    .click({ position: { x: 250, y: 8 } });
  await expect(heading(page, 'Profil og innstillinger')).toBeVisible();
});

test('on the buy page on a phone, no entry wraps, and the columns align', async ({ page }) => {
  await visitAs(page, 'private-one', `${main}/kjope`);
  const entries = page.locator('.groups__list li');
  await expect(entries.first()).toBeVisible();
  const boxes = await entries.evaluateAll((all) =>
    all.map((entry) => [entry.getClientRects().length, Math.round(entry.getBoundingClientRect().x)]),
  );
  expect(boxes.filter(([parts]) => parts !== 1)).toEqual([]);
  expect(new Set(boxes.map(([, left]) => left)).size).toBeLessThanOrEqual(2);
});

test('on a phone, small buttons and links on a line of their own are 44 px high', async ({ page }) => {
  await visitAs(page, 'private-one', main);
  const targets = page.locator('.page button, .adviser a, .tips a');
  await expect(page.getByRole('button', { name: 'Ikke vis igjen' })).toBeVisible();
  const heights = await targets.evaluateAll((all) =>
    all.map((target) => target.getBoundingClientRect().height),
  );
  expect(Math.min(...heights), String(heights)).toBeGreaterThanOrEqual(44);
});

test('the styles of a screen do not affect parts of Aksel', async ({ page }) => {
  await visitAs(page, 'business-admin', `${main}#/bm/bestille`);
  await page.getByRole('button', { name: 'Kontakt meg' }).click();
  await expect(page.locator('.aksel-error-message').first()).toBeVisible();
  expect(await styleOf(page, '.screen p.aksel-error-message', 'margin-block-start')).toBe('0px');
});

test('in forced colours, a dialog has a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visitAs(page, 'private-rich', main);
  await page.getByRole('button', { name: 'Bytt bruker' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await styleOf(page, 'dialog[open]', 'border-top-width')).toBe('2px');
});

test('print leaves out the navigation of the page', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await visitAs(page, 'private-one', main);
  await expect(page.getByRole('region', { name: 'Mine forsikringer' })).toBeVisible();
  for (const part of ['.footer', '.side-menu', '.action-links', '.masthead__links']) {
    await expect(page.locator(part)).toBeHidden();
  }
});

test('paper shows the policies of folded groups', async ({ page }) => {
  await visitAs(page, 'private-rich', main);
  const drone = page.getByRole('region', { name: 'Mine forsikringer' }).getByText('Drone', { exact: true });
  await expect(page.getByRole('button', { name: 'Under behandling eller gjelder senere' })).toBeVisible();
  await expect(drone).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(drone).toBeVisible();
});

test('paper says what was searched for, because its list has only the hits', async ({ page }) => {
  await visitAs(page, 'private-rich', main);
  const search = page.getByRole('searchbox', { name: 'Søk i forsikringene' });
  await expect(search).toBeEnabled();
  await page.emulateMedia({ media: 'print' });
  await expect(search).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await search.fill('bil');
  await page.emulateMedia({ media: 'print' });
  await expect(search).toHaveValue('bil');
  await expect(search).toBeVisible();
});

test('offline, the page shows a message, and continues by itself when it is online again', async ({
  page,
  context,
}) => {
  const loading = new Set<Request>();
  page.on('request', (request) => loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  // Is requested with the code of the next pages, when the page is idle.
  const nextPages = page.waitForRequest(/\/bound-dialog-region-/);
  await visitAs(page, 'private-rich', main);
  await expect(page.getByRole('region', { name: 'Mine forsikringer' })).toBeVisible();
  await nextPages;
  await expect.poll(() => loading.size).toBe(0);
  const message = page.getByText(
    'Du er uten nett. Siden lastes når nettet er tilbake. Det du vil sende, må du sende på nytt.',
  );
  await expect(message).toBeHidden();
  // The code of the page is loaded; its responses are not.
  await page.goto(`${main}#/innstillinger`);
  await expect(heading(page, 'Profil og innstillinger')).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => {
    window.location.hash = '#/dele-forsikringer';
  });
  await expect(message).toBeVisible();
  await expect(page.getByText('det har oppstått en feil')).toHaveCount(0);
  await context.setOffline(false);
  await expect(message).toBeHidden();
  await expect(heading(page, 'Dele forsikringer')).toBeVisible();
});

test('no title of the intermediate page breaks within a word', async ({ page }) => {
  await visitAs(page, 'private-one', '/mellomside');
  const titles = page.locator('.tile__title a');
  await expect(titles.first()).toBeVisible();
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await titles.evaluateAll((all) => all.map((title) => title.getClientRects().length));
    expect(lines, `${width} px`).toEqual([1, 1, 1]);
  }
});

test('the backdrop of a dialog has the colour of the space beside it, which is kept for the scrollbar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visitAs(page, 'private-rich', `${main}#/bil/7130010/2`);
  await page.getByRole('button', { name: 'Se forsikringsbevis' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const colourAt = async (x: number) =>
    (await page.screenshot({ clip: { x, y: 600, width: 2, height: 2 }, animations: 'disabled' })).toString(
      'base64',
    );
  expect(await colourAt(1276)).toBe(await colourAt(1240));
});
