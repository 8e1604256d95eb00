import { expect } from 'playwright/test';
import { fillIn, giveButton, numberField, openAccess, surnameField } from '#e2e/access/administrator.ts';
import {
  answerAll,
  buy,
  chooseBank,
  claims,
  openDeclaration,
  question,
  submitButton,
} from '#e2e/buying/self-declaration/customer.ts';
import {
  button,
  card,
  email,
  fillIn as fillInDetails,
  openForm,
  phone,
} from '#e2e/settings/contact-details/customer.ts';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { pageDriver } from '#e2e/support/page-driver.ts';
import { expectPath, heading, visitAs } from '#e2e/support/visits.ts';
import { employeeReportCases } from '#flows/employees/employee-report/cases.ts';
import { employeeReportScript } from '#flows/employees/employee-report/script.ts';
import { fillInRequest } from '#test/journeys/requests/request.ts';
import { fillIn as fillInForm } from '#test/support/fill-in.ts';
import { expectLoginLink, expectStored, logInAs, loginLink, stored } from './visitor.ts';

const settings = `${main}#/innstillinger`;

test.describe('a session that ends', () => {
  test('leads through the login page back to the same page, with the typed values', async ({ page }) => {
    const sandbox = await openForm(page);
    await sandbox.fails({ operation: 'updateContactInfo', status: 401, times: 1 });
    await fillInDetails(page, '900 11 222', 'ny@post.example');
    await expectStored(page, 'ny@post.example');
    await button(page, 'Lagre').click();
    await expectLoginLink(page, `${main}?persona=private-one#/innstillinger`);
    await expect(card(page).getByText('Det du har fylt ut, er tatt vare på.')).toBeVisible();
    await expect(phone(page)).toHaveValue('900 11 222');
    await logInAs(page, 'private-one');
    // The drafts' author is loaded before the page.
    await expect(page.locator('.masthead')).toContainText('Kari Skogly');
    await expect(card(page).getByText('Du har endringer som ikke er lagret.')).toBeVisible();
    await button(page, 'Endre').click();
    await expect(phone(page)).toHaveValue('900 11 222');
    await expect(email(page)).toHaveValue('ny@post.example');
    await button(page, 'Lagre').click();
    await expect(button(page, 'Tilbake')).toBeVisible();
    await expect.poll(() => stored(page)).not.toContain('ny@post.example');
  });

  test('does not show the typed values to another visitor who logs in', async ({ page }) => {
    const sandbox = await openForm(page);
    await sandbox.fails({ operation: 'updateContactInfo', status: 401, times: 1 });
    await fillInDetails(page, '900 11 222', 'ny@post.example');
    await expectStored(page, 'ny@post.example');
    await button(page, 'Lagre').click();
    await logInAs(page, 'private-rich');
    await button(page, 'Endre').click();
    await expect(email(page)).not.toHaveValue('ny@post.example');
    expect(await stored(page)).not.toContain('ny@post.example');
  });

  test('keeps the typed values while the visitor is still logged out', async ({ page }) => {
    const sandbox = await openForm(page);
    await fillInDetails(page, '900 11 222', 'ny@post.example');
    await expectStored(page, 'ny@post.example');
    await sandbox.fails({ operation: 'getContactInfo', status: 401 });
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto(settings);
    await page.reload();
    await expectLoginLink(page, settings);
    await expectStored(page, 'ny@post.example');
  });

  test('says that the typed values are kept, also when the check of direct access fails', async ({
    page,
  }) => {
    const sandbox = await visitAs(page, 'business-user', `${main}#/bm/bestille`);
    await page.getByRole('textbox', { name: 'Melding' }).fill('Ny varebil');
    await expectStored(page, 'Ny varebil');
    await sandbox.fails({ operation: 'getToggle', status: 401 });
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expectLoginLink(page, `${main}?persona=business-user#/bm/bestille`);
    await expect(page.getByText('Det du har fylt ut, er tatt vare på.', { exact: true })).toBeVisible();
  });

  test('says that what was typed is not stored, if its author could not be loaded', async ({ page }) => {
    const sandbox = await visitAs(page, 'business-user', main);
    await sandbox.fails({ operation: 'getContactInfo', status: 500 });
    await sandbox.fails({ operation: 'orderPolicy', status: 401 });
    await page.goto(`${main}#/bm/bestille`);
    await page.reload();
    await fillInRequest(pageDriver(page, 'order-policy'));
    await page.getByRole('button', { name: 'Kontakt meg' }).click();
    await expect(
      page.getByText('Det du har fylt ut, er ikke lagret. Noter det før du logger inn.', { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Melding' })).toHaveValue('Vi har fått ny varebil.');
  });

  test('leads back to a report that is not stored, which its error card replaces', async ({ page }) => {
    const sandbox = await visitAs(page, 'business-admin', main);
    await sandbox.fails({ operation: 'getContactInfo', status: 500 });
    await sandbox.fails({ operation: 'reportEmployeeOut', status: 401 });
    await page.goto(`${main}#/bm/admin/ansatt-inn-og-utmelding`);
    await page.reload();
    const form = { cases: employeeReportCases, script: employeeReportScript };
    await fillInForm(pageDriver(page, 'employee-report'), form, 'fills in a report out');
    const name = await page.getByRole('textbox', { name: 'Navn' }).inputValue();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(loginLink(page)).toBeVisible();
    await page.getByRole('button', { name: 'Gå tilbake' }).click();
    await expect(page.getByRole('textbox', { name: 'Navn' })).toHaveValue(name);
  });

  test('leads back to the form for a new access, without the national identity number', async ({ page }) => {
    const sandbox = await openAccess(page, 'business-admin');
    await sandbox.fails({ operation: 'createRelation', status: 401, times: 1 });
    await fillIn(page, { number: '01018512345', surname: 'Berg' });
    await expectStored(page, 'Berg');
    expect(await stored(page)).not.toMatch(/\d{11}/);
    await giveButton(page).click();
    await expectLoginLink(page, `${main}?persona=business-admin#/bm/tilganger/ny`);
    await expect(
      page.getByText('Fødselsnummeret lagrer vi ikke, så det må du skrive inn på nytt.', { exact: true }),
    ).toBeVisible();
    await logInAs(page, 'business-admin');
    await expect(heading(page, 'Gi tilgang')).toBeVisible();
    await expect(surnameField(page)).toHaveValue('Berg');
    await expect(numberField(page)).toHaveValue('');
    await expect(page.getByRole('radio', { name: 'Bruker' })).toBeChecked();
  });

  test('keeps the answers of a self-declaration, and the bank', async ({ page }) => {
    const sandbox = await openDeclaration(page, 'private-one');
    await sandbox.fails({ operation: 'submitSelfDeclaration', status: 401, times: 1 });
    await chooseBank(page, 'innfjord', 'Sparebanken Innfjord');
    await answerAll(page);
    await expectStored(page, JSON.stringify('"oppsagtAvAndre":true').slice(1, -1));
    await submitButton(page).click();
    await expect(loginLink(page)).toBeVisible();
    await logInAs(page, 'private-one');
    await expect(question(page, claims).getByRole('radio', { name: '0–3 skader' })).toBeChecked();
    await submitButton(page).click();
    await expectPath(page, buy);
    const [refused, sent] = await sandbox.arrived('submitSelfDeclaration');
    expect(sent).toEqual(refused);
    expect(sent).toHaveProperty('bankForholdRegnr');
  });

  test('deletes the draft after a switch to another organisation', async ({ page }) => {
    await openAccess(page, 'business-admin');
    await fillIn(page, { number: '', surname: 'Berg' });
    await expectStored(page, 'Berg');
    page.on('dialog', (dialog) => dialog.accept());
    await visitAs(page, 'business-admin', '/oversikt/forsikring/avtalevelger');
    await expectStored(page, 'Berg');
    await page.getByRole('main').getByRole('button').first().click();
    // A page that is being left cannot be queried.
    await expectPath(page, main);
    await expect.poll(() => stored(page)).not.toContain('Berg');
  });

  test('is shown in the card of the failed part', async ({ page }) => {
    const sandbox = await visitAs(page, 'private-one', main);
    await sandbox.fails({ operation: 'getContactInfo', status: 401 });
    await page.goto(settings);
    await expectLoginLink(page, settings);
    await expect(card(page).getByRole('button', { name: 'Kopier feilkode' })).toHaveCount(1);
  });
});
