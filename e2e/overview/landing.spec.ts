import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { playwrightPage } from '#e2e/support/engine-page.ts';
import { test } from '#e2e/support/journey.ts';
import { axeOf } from '#e2e/support/look/axe.ts';
import { checkLook } from '#e2e/support/look/check-look.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { heading, openGroups, visitAs, waitUntilLoaded } from '#e2e/support/visits.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

const sections = {
  'private-rich': [
    'Tilbud fra rådgiveren din',
    'Oppgaver',
    'Mine forsikringer',
    'Forsikringer du har innsyn i',
  ],
  'business-large': ['Oversikt'],
} as const;

const requirement = { 'private-rich': 'A2.23', 'business-large': 'A2.31' } as const;

test.describe('landing', () => {
  test('an empty response to the agreement switch shows an error page, and a retry loads it again (A4.12)', async ({
    page,
  }) => {
    await sandboxOf(page).fails({ operation: 'getAgreementSwitch', status: 204, times: 1 });
    await visitAs(page, 'private-rich', main);
    await expect(heading(page, 'Noe gikk galt')).toBeVisible();
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    for (const name of sections['private-rich']) await expect(section(page, name)).toBeVisible();
  });

  for (const persona of ['private-rich', 'business-large'] as const) {
    test(`every part of the page of ${persona} is shown at every width (${requirement[persona]})`, async ({
      page,
    }, testInfo) => {
      await visitAs(page, persona, main);
      for (const name of sections[persona]) await expect(section(page, name)).toBeVisible();
      await expect(page.locator('.aksel-skeleton')).toHaveCount(0);
      await checkLook(playwrightPage(page), persona, testInfo.outputPath('pictures'), axeOf(page));
      await openGroups(page);
      await checkLook(
        playwrightPage(page),
        `${persona} with open groups`,
        testInfo.outputPath('pictures'),
        axeOf(page),
      );
    });
  }

  test('the longest overview is at most 2,500 px high on a phone, and what was opened stays open (C4.33)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await visitAs(page, 'private-rich', main);
    await waitUntilLoaded(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2500);
    const vehicles = page.getByRole('button', { name: 'Kjøretøy', exact: true });
    const car = section(page, 'Mine forsikringer').getByRole('link', { name: 'Bil', exact: true });
    await vehicles.press('Enter');
    await expect(vehicles).toBeFocused();
    await car.click();
    await expect(heading(page, 'Bil')).toBeVisible();
    await page.goBack();
    await expect(car).toBeFocused();
    await page.reload();
    await expect(car).toBeVisible();
    await expect(vehicles).toHaveAttribute('aria-expanded', 'true');
  });

  test('a customer without tasks has one row about them, and the year ahead beside the policies, at 1280 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visitAs(page, 'private-one', main);
    await waitUntilLoaded(page);
    const boxOf = async (name: string) => (await section(page, name).boundingBox()) ?? { x: 0, height: 0 };
    expect((await boxOf('Oppgaver')).height).toBeLessThan(200);
    expect((await boxOf('Året fremover')).x).toBeGreaterThan((await boxOf('Mine forsikringer')).x + 500);
    await visitAs(page, 'private-rich', main);
    await expect(
      section(page, 'Året fremover').getByText(/241\skr forfaller \d\d\.\d\d\.\d{4}/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Året fremover' })).toBeHidden();
  });

  test('the footer of a short page is at the end of the window', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await visitAs(page, 'business-no-role', main);
    await expect(heading(page, 'Du har ikke tilgang til forsikring')).toBeVisible();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBe(1000);
  });

  test('on a phone, a company reads both amounts below the name of a group, in full size', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await visitAs(page, 'business-admin', main);
    const name = page.getByRole('button', { name: 'Under behandling eller gjelder senere (2)' });
    const row = section(page, 'Oversikt').getByRole('row').filter({ has: name });
    const amount = row.getByRole('cell').last();
    await expect(amount).toHaveText('66 909 kr');
    expect((await amount.boundingBox())?.y).toBeGreaterThan((await name.boundingBox())?.y ?? 1000);
    expect(
      await amount.evaluate((cell) => Number.parseFloat(getComputedStyle(cell).fontSize)),
    ).toBeGreaterThanOrEqual(16);
    // The longest name has two lines; a third would be 24 px more.
    expect((await row.boundingBox())?.height).toBeLessThan(110);
    await expect(page.getByRole('columnheader', { name: 'Per termin' })).toBeVisible();
  });

  test('each amount of a company is on one line', async ({ page }) => {
    await visitAs(page, 'business-admin', main);
    await openGroups(page);
    const cells = section(page, 'Oversikt').getByRole('cell');
    await expect(cells.first()).toBeVisible();
    const wrapped = await cells.evaluateAll(
      (all) =>
        all.filter((cell) => {
          const range = document.createRange();
          // The amount, without the bar below it.
          range.selectNodeContents(cell.firstChild ?? cell);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
        }).length,
    );
    expect(wrapped).toBe(0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });
});
