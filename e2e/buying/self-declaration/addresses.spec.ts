import { expect, type Page } from 'playwright/test';
import { expectStored } from '#e2e/shared/visitor.ts';
import { test } from '#e2e/support/journey.ts';
import { expectPath, goBack, heading } from '#e2e/support/visits.ts';
import {
  answer,
  answerAll,
  buy,
  chooseBank,
  debt,
  openDeclaration,
  overview,
  question,
  submitButton,
} from './customer.ts';

const hash = (page: Page) => expect.poll(() => new URL(page.url()).hash);
const welcome = (page: Page) => heading(page, 'Velkommen til oss!');
const chooser = (page: Page) => heading(page, 'Velg lokalbank');

test.describe('back, forward and reload', () => {
  test('move between bank chooser and questions and keep bank and answers, and going back does nothing while the answers are sent', async ({
    page,
  }) => {
    const sandbox = await openDeclaration(page, 'private-one');
    await chooseBank(page, 'viddene', 'Sparebanken Viddene');
    await answer(page, debt, 'Nei');
    await page.goBack();
    await expect(chooser(page)).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Velg bank' })).toHaveValue('Sparebanken Viddene');
    await page.goForward();
    await expect(welcome(page)).toBeFocused();
    await expect(question(page, debt).getByRole('radio', { name: 'Nei' })).toBeChecked();

    await sandbox.holds('submitSelfDeclaration');
    await sandbox.fails({ operation: 'submitSelfDeclaration', status: 500, times: 1 });
    await answerAll(page);
    await submitButton(page).click();
    await expect.poll(() => sandbox.arrived('submitSelfDeclaration')).toHaveLength(1);
    await goBack(page);
    await hash(page).toBe('#/egenerklaring');
    await sandbox.releases('submitSelfDeclaration');
    await expect(page.getByRole('heading', { name: 'Noe gikk galt!' })).toBeVisible();
    await page.goBack();
    await expect(chooser(page)).toBeVisible();

    // Going back from "Vi beklager" leads to the bank chooser too.
    await page.route('**/rest/egenerklaring', (route) => route.fulfill({ json: { resultat: 'UONSKET' } }));
    await page.goForward();
    await submitButton(page).click();
    await expect(heading(page, 'Vi beklager')).toBeFocused();
    await page.goBack();
    await expect(chooser(page)).toBeFocused();
  });

  test('a reload at the questions shows them again, with the bank and the answers', async ({ page }) => {
    await openDeclaration(page, 'private-one');
    await chooseBank(page, 'viddene', 'Sparebanken Viddene');
    await expect(welcome(page)).toBeVisible();
    await expectStored(page, 'Sparebanken Viddene');
    await page.reload();
    await expect(welcome(page)).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/egenerklaring');
  });

  test('an unknown or unavailable address leads to the first step, and going back from there leaves the flow', async ({
    page,
  }) => {
    await page.goto(overview);
    await openDeclaration(page, 'new-customer', '', '#/finnes/ikke');
    await expect(welcome(page)).toBeVisible();
    await page.evaluate(() => {
      window.location.hash = '/bankvelger';
    });
    await hash(page).toBe('#/egenerklaring');
    await expect(welcome(page)).toBeVisible();
    await page.goBack();
    await expectPath(page, overview);
    await openDeclaration(page, 'new-customer', '', '#/bankvelger');
    await expect(welcome(page)).toBeVisible();
    await hash(page).toBe('#/egenerklaring');
  });

  test('the query after the # stays in the address, so that a reload keeps the redirect address (A4.11)', async ({
    page,
  }) => {
    await openDeclaration(page, 'new-customer', '', `#/?redirect_url=${encodeURIComponent(`${buy}/bil`)}`);
    await expect(welcome(page)).toBeVisible();
    await page.reload();
    await answerAll(page);
    await submitButton(page).click();
    await expectPath(page, `${buy}/bil`);
  });
});
