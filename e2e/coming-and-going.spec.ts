import { expect, type Page, type Route } from 'playwright/test';
import { typeInto } from '#e2e/support/typing.ts';
import {
  answer,
  answerAll,
  chooseBank,
  debt,
  openDeclaration,
  overview,
  question,
  submitButton,
} from './buying/self-declaration/customer.ts';
import { documentOf } from './support/documents.ts';
import { test } from './support/journey.ts';
import { expectPath, goBack, heading } from './support/visits.ts';

// The engine's behaviour, which is the same for every flow, tested with the self-declaration.

const bank = (page: Page) => page.getByRole('combobox', { name: 'Velg bank' });
const hash = (page: Page) => new URL(page.url()).hash;
const visit = (page: Page, to: string) =>
  page.evaluate((next) => {
    window.location.hash = next;
  }, to);
const debtOption = (page: Page, option: string) => question(page, debt).getByRole('radio', { name: option });

test.describe('addresses', () => {
  test('the address of a step that cannot be entered yet changes nothing', async ({ page }) => {
    await openDeclaration(page, 'private-one');
    await expect(heading(page, 'Velg lokalbank')).toBeVisible();
    await visit(page, '/egenerklaring');
    await expect.poll(() => hash(page)).toBe('#/bankvelger');
    await expect(heading(page, 'Velg lokalbank')).toBeVisible();
  });

  test('an unknown address changes nothing, and going back still leaves the flow', async ({ page }) => {
    await page.goto(overview);
    await openDeclaration(page, 'new-customer');
    await answer(page, debt, 'Nei');
    await visit(page, 'felt');
    await expect.poll(() => hash(page)).toBe('#/egenerklaring');
    await expect(debtOption(page, 'Nei')).toBeChecked();
    await goBack(page);
    await expectPath(page, overview);
  });

  test('going forward restores the next step with its bank, which only "Neste" changes', async ({ page }) => {
    await openDeclaration(page, 'private-one');
    await chooseBank(page, 'viddene', 'Sparebanken Viddene');
    await expect(page.getByText('Banken din: Sparebanken Viddene')).toBeVisible();
    await page.goBack();
    await typeInto(bank(page), 'skogheim');
    await page.getByRole('option', { name: 'Sparebanken Skogheim' }).click();
    await page.goForward();
    await expect(page.getByText('Banken din: Sparebanken Viddene')).toBeVisible();
  });

  test('typing in the field of a chosen bank clears the choice', async ({ page }) => {
    await openDeclaration(page, 'private-one');
    await typeInto(bank(page), 'viddene');
    await page.getByRole('option', { name: 'Sparebanken Viddene' }).click();
    await bank(page).press('End');
    await bank(page).pressSequentially(' og omegn');
    await bank(page).press('Tab');
    await page.getByRole('button', { name: 'Neste' }).click();
    await expect(bank(page)).toHaveAccessibleDescription(/Du må velge en bank for å fortsette/);
  });
});

test('a redirect_url with another # of the same document reloads it', async ({ page }) => {
  const current = `${documentOf('self-declaration')}?persona=new-customer#/egenerklaring`;
  await openDeclaration(page, 'new-customer', '', `#/?redirect_url=${encodeURIComponent(current)}`);
  await answerAll(page);
  await submitButton(page).click();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
});

test('a screen whose code fails to load shows an error and logs it, and "Prøv igjen" loads the code (A7.23)', async ({
  page,
}) => {
  await page.route('**/bank-chooser*.js', (route) => route.abort('failed'), { times: 1 });
  // The code that forwards errors loads last.
  const late: Route[] = [];
  await page.route('**/watch-errors*.js', (route) => {
    late.push(route);
  });
  const sandbox = await openDeclaration(page, 'private-one');
  await expect(heading(page, 'Noe gikk galt')).toBeVisible();
  await expect(page).toHaveTitle('Noe gikk galt – Forsikring');
  await late[0]?.continue();
  await expect.poll(() => sandbox.arrived('logError')).not.toEqual([]);
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(heading(page, 'Velg lokalbank')).toBeVisible();
});
