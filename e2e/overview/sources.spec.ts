import { expect, type Page } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { lookAt } from '#e2e/support/looked-at.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { heading, visitAs } from '#e2e/support/visits.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name });

const sections = [
  'Tilbud fra rådgiveren din',
  'Oppgaver',
  'Mine forsikringer',
  'Forsikringer du har innsyn i',
];

/** Without what a screen reader is told beside it. */
const shown = (page: Page) => page.locator('[data-flow=private-landing]');

const partly = (page: Page) =>
  shown(page).getByText(
    'Vi fikk dessverre ikke kontakt med alle systemene våre. Hvis det mangler forsikringer i oversikten, kan du prøve igjen senere.',
  );

test.describe('landing: its sources', () => {
  test('with everything, every section is there and nothing is missed (A2.23)', async ({ page }) => {
    await visitAs(page, 'private-rich', main);
    for (const name of sections) await expect(section(page, name)).toBeVisible();
    await expect(shown(page).locator('.aksel-skeleton')).toHaveCount(0);
    await expect(partly(page)).toHaveCount(0);
  });

  test('one failing alone costs its section, and is told of once (A8.6)', async ({ page }) => {
    await sandboxOf(page).fails({ operation: 'listSharedPolicies', status: 500 });
    await visitAs(page, 'private-rich', main);
    await expect(partly(page)).toHaveCount(1);
    await expect(section(page, 'Forsikringer du har innsyn i')).toHaveCount(0);
    for (const name of sections.slice(0, 3)) await expect(section(page, name)).toBeVisible();
  });

  test('slow damage insurance keeps an outline in place of the page, until it comes (A4.12)', async ({
    page,
  }) => {
    const sandbox = sandboxOf(page);
    await sandbox.holds('getDamageCustomer');
    await visitAs(page, 'private-rich', main);
    await expect(heading(page, 'Forsikring')).toBeVisible();
    await expect(shown(page).locator('.aksel-skeleton')).toHaveCount(4);
    await expect(page.getByRole('status')).toContainText('Henter forsikringene dine');
    await expect(page.getByRole('button', { name: 'Bytt bruker' })).toBeVisible();
    await expect(section(page, 'Oppgaver')).toHaveCount(0);
    await sandbox.releases('getDamageCustomer');
    for (const name of sections) await expect(section(page, name)).toBeVisible();
    await expect(shown(page).locator('.aksel-skeleton')).toHaveCount(0);
  });

  test('the agreement switch failing takes the place of the page, and a reload asks anew (A4.12)', async ({
    page,
  }) => {
    const sandbox = sandboxOf(page);
    await sandbox.fails({ operation: 'getAgreementSwitch', status: 500, times: 1 });
    await visitAs(page, 'private-rich', main);
    await expect(heading(page, 'Du er ikke logget inn')).toBeVisible();
    await expect(shown(page).getByText('Du må være logget inn for å bruke denne tjenesten.')).toBeVisible();
    await expect(section(page, 'Mine forsikringer')).toHaveCount(0);
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    for (const name of sections) await expect(section(page, name)).toBeVisible();
  });

  for (const [persona, title] of [
    ['night', 'Vedlikehold'],
    ['maintenance', 'Prøv igjen senere'],
  ] as const) {
    test(`${persona} reads that the systems are down, not to log in (A8.3, A8.4)`, async ({ page }) => {
      await visitAs(page, persona, main);
      await expect(heading(page, title)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Logg inn' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
    });
  }

  for (const persona of ['private-rich', 'business-large'] as const) {
    test(`all that ${persona} has stands apart, at every width`, async ({ page }, testInfo) => {
      await visitAs(page, persona, main);
      await expect(
        section(page, persona === 'private-rich' ? 'Mine forsikringer' : 'Oversikt'),
      ).toBeVisible();
      await lookAt(page, persona, testInfo.outputPath('pictures'));
    });
  }

  test('amounts of a company stand on one line each (A5.7)', async ({ page }) => {
    await visitAs(page, 'business-admin', main);
    const cells = section(page, 'Oversikt').getByRole('cell');
    await expect(cells.first()).toBeVisible();
    const wrapped = await cells.evaluateAll(
      (all) =>
        all.filter((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
        }).length,
    );
    expect(wrapped).toBe(0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });
});
