import { expect } from 'playwright/test';
import { isKept } from '#e2e/shared/visitor.ts';
import { test } from '#e2e/support/journey.ts';
import { heading, isAt } from '#e2e/support/visits.ts';
import { answer, answerAll, arrive, buy, chooseBank, debt, goOn, overview, question } from './customer.ts';

test.describe('back, forward and reload', () => {
  test('back leads to the bank chooser with the bank still chosen, forward to the questions with the answers', async ({
    page,
  }) => {
    await arrive(page, 'private-one');
    await chooseBank(page, 'viddene', 'Sparebanken Viddene');
    await answer(page, debt, 'Nei');
    await page.goBack();
    await expect(heading(page, 'Velg lokalbank')).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Velg bank' })).toHaveValue('Sparebanken Viddene');
    await page.goForward();
    await expect(heading(page, 'Velkommen til oss!')).toBeFocused();
    await expect(question(page, debt).getByRole('radio', { name: 'Nei' })).toBeChecked();
  });

  test('back from "Vi beklager" leads to the bank chooser', async ({ page }) => {
    await arrive(page, 'private-one');
    await page.route('**/rest/egenerklaring', (route) => route.fulfill({ json: { resultat: 'UONSKET' } }));
    await chooseBank(page, 'viddene', 'Sparebanken Viddene');
    await answerAll(page);
    await goOn(page).click();
    await expect(heading(page, 'Vi beklager')).toBeFocused();
    await page.goBack();
    await expect(heading(page, 'Velg lokalbank')).toBeFocused();
  });

  test('going back while the answers are being sent changes nothing', async ({ page }) => {
    const sandbox = await arrive(page, 'private-one');
    await chooseBank(page, 'viddene', 'Sparebanken Viddene');
    await sandbox.holds('submitSelfDeclaration');
    await sandbox.fails({ operation: 'submitSelfDeclaration', status: 500, times: 1 });
    await answerAll(page);
    await goOn(page).click();
    await expect.poll(() => sandbox.arrived('submitSelfDeclaration')).toHaveLength(1);
    await page.evaluate(() => window.history.back());
    await expect.poll(() => new URL(page.url()).hash).toBe('#/egenerklaring');
    await sandbox.releases('submitSelfDeclaration');
    await expect(page.getByRole('heading', { name: 'Noe gikk galt!' })).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Velg lokalbank')).toBeVisible();
  });

  test('back from the first step leaves the flow', async ({ page }) => {
    await page.goto(overview);
    await arrive(page, 'new-customer');
    await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
    await page.goBack();
    await isAt(page, overview);
  });

  test('a reload at the questions comes back to them, with the bank and the answers', async ({ page }) => {
    await arrive(page, 'private-one');
    await chooseBank(page, 'viddene', 'Sparebanken Viddene');
    await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
    await isKept(page, 'Sparebanken Viddene');
    await page.reload();
    await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/egenerklaring');
  });

  test('an address that the customer has no business at leads where the record says', async ({ page }) => {
    await arrive(page, 'new-customer', '', '#/bankvelger');
    await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/egenerklaring');
    await page.evaluate(() => {
      window.location.hash = '/bankvelger';
    });
    await expect.poll(() => new URL(page.url()).hash).toBe('#/egenerklaring');
    await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
  });

  test('an unknown address leads to the start', async ({ page }) => {
    await arrive(page, 'new-customer', '', '#/finnes/ikke');
    await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
  });

  test('the query after the # stays in the address, so that a reload still knows where to go', async ({
    page,
  }) => {
    await arrive(page, 'new-customer', '', `#/?redirect_url=${encodeURIComponent(`${buy}/bil`)}`);
    await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
    await page.reload();
    await answerAll(page);
    await goOn(page).click();
    await isAt(page, `${buy}/bil`);
  });
});
