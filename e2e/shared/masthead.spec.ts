import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { test } from '#e2e/support/test.ts';
import { heading, skipToContent, visitAs, waitUntilLoaded } from '#e2e/support/visits.ts';

const names = (page: Page) => page.locator('.masthead__names');

for (const address of [
  `${main}#/tilbud`,
  `${main}#/reisekort`,
  `${main}#/finnes-ikke`,
  `${main}#/delt/bil/7130090/2`,
  '/mellomside',
  `${main}/kjope`,
  `${main}/kjope/avtalegiro-kvittering?status=ok`,
]) {
  test(`the masthead has the visitor's name at ${address}`, async ({ page }) => {
    await visitAs(page, 'private-rich', address);
    await expect(names(page)).toHaveText('Kari Skogly');
  });
}

test('the masthead has the name also if the page waited long for its own calls', async ({ page }) => {
  const sandbox = sandboxOf(page);
  await sandbox.holds('getToggle');
  await visitAs(page, 'private-rich', '/mellomside');
  await expect(page.locator('.spinner')).toBeVisible();
  await sandbox.releases('getToggle');
  await expect(heading(page, 'Hva vil du gjøre?')).toBeVisible();
  await expect(names(page)).toHaveText('Kari Skogly');
});

test('the name does not move the menu when it appears', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const sandbox = sandboxOf(page);
  await sandbox.holds('listRelations');
  await visitAs(page, 'private-rich', `${main}#/tilbud`);
  await expect(heading(page, 'Forsikringsforslag')).toBeVisible();
  const menu = page.getByText('Meny', { exact: true });
  const before = await menu.boundingBox();
  await sandbox.releases('listRelations');
  await expect(names(page)).toHaveText('Kari Skogly');
  expect(await menu.boundingBox()).toEqual(before);
});

test('a visitor who is not logged in is offered the login in the masthead', async ({ page }) => {
  await visitAs(page, 'logged-out', `${main}#/tilbud`);
  const masthead = page.locator('.masthead');
  await expect(masthead.getByRole('link', { name: 'Logg inn' })).toHaveAttribute(
    'href',
    /returnurl=.*tilbud/,
  );
  await expect(masthead.getByRole('link', { name: 'Logg ut' })).toHaveCount(0);
});

test('after a load, Tab begins at the link to the content, which passes the masthead (C4.31)', async ({
  page,
}) => {
  await visitAs(page, 'private-one', main);
  await waitUntilLoaded(page);
  await skipToContent(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: '+47 21 00 00 00' }).first()).toBeFocused();
});

test('the menu leads from a policy to another page without loading the document again', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitAs(page, 'private-rich', `${main}#/bil/7130010/2`);
  await waitUntilLoaded(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByText('Meny', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Reisekort' }).click();
  await expect(heading(page, 'Reisekort')).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Hovedmeny' })).toBeHidden();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
