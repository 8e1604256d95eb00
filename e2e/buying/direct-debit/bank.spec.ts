import { expect } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { expectPath, heading } from '#e2e/support/visits.ts';
import {
  bank,
  expectParagraph,
  failure,
  failureText,
  openSetup,
  receipt,
  receivedByBank,
  returnFromBank,
} from './customer.ts';

test('the page sends the bank a form with every field, and shows the receipt after the return (A7.18, A7.19, A8.17)', async ({
  page,
}) => {
  const sent = page.waitForRequest((request) => request.url().endsWith(bank));
  const sandbox = await openSetup(page);
  const request = await sent;
  expect(request.method()).toBe('POST');
  const form = new URLSearchParams(request.postData() ?? '');
  const { origin } = new URL(request.url());
  expect(Object.fromEntries(form)).toEqual({
    companyName: 'Sandkasse Forsikring',
    companyAccountNo: '15060012345',
    kid: form.get('kid'),
    amountLimit: '10000',
    returnUrl: `${origin}${receipt}`,
    notificationDisabled: 'true',
  });
  expect(await sandbox.arrived('getDamageDirectDebitForm')).toHaveLength(1);
  expect(await sandbox.arrived('getPersonDirectDebitForm')).toHaveLength(0);
  await returnFromBank(page, 'Opprett avtalen');
  await expectPath(page, receipt);
  await expect(heading(page, 'AvtaleGiro er opprettet')).toBeVisible();
  await expectParagraph(
    page,
    'Det tar litt tid før avtalen blir synlig, og oppgaven blir liggende en stund.',
  );
  await page.getByRole('link', { name: 'Tilbake til oversikt', exact: true }).click();
  await expectPath(page, main);
});

test('going back from the bank leads to the overview and sends no second form', async ({ page }) => {
  const sandbox = await openSetup(page);
  await expectPath(page, bank);
  await page.goBack();
  await expectPath(page, main);
  await expect(heading(page, 'Forsikring')).toBeVisible();
  expect(await sandbox.arrived('getDamageDirectDebitForm')).toHaveLength(1);
});

test('the page shows what happens instead after a cancellation or a failure at the bank, and offers another attempt (A2.44, A8.16, C2.9)', async ({
  page,
}) => {
  await openSetup(page);
  for (const by of ['Avbryt', 'La noe gå galt'] as const) {
    await returnFromBank(page, by);
    await expect(heading(page, failure)).toBeVisible();
    await expectParagraph(page, failureText);
    await expect(page.getByText('Feilkode')).toHaveCount(0);
    await page.getByRole('link', { name: 'Prøv igjen' }).focus();
    await page.keyboard.press('Enter');
    await expectPath(page, bank);
    await expect(receivedByBank(page, 'amountLimit')).toHaveText('10000');
  }
});

test('life insurance has a form of its own, also in the second attempt (A7.18)', async ({ page }) => {
  const sandbox = await openSetup(page, 'person');
  await expect(receivedByBank(page, 'amountLimit')).toHaveText('5000');
  await returnFromBank(page, 'Avbryt');
  await page.getByRole('link', { name: 'Prøv igjen' }).click();
  await expect(receivedByBank(page, 'amountLimit')).toHaveText('5000');
  expect(await sandbox.arrived('getPersonDirectDebitForm')).toHaveLength(2);
  expect(await sandbox.arrived('getDamageDirectDebitForm')).toHaveLength(0);
});

test('after a purchase, a failure says that the policy is bought, and the receipt of the second attempt names it (A8.16, A8.17)', async ({
  page,
}) => {
  await openSetup(page, 'skade?context=kjop-reise');
  await returnFromBank(page, 'La noe gå galt');
  await expect(heading(page, failure)).toBeVisible();
  await expectParagraph(page, `${failureText} Forsikringen er likevel kjøpt.`);
  await page.getByRole('link', { name: 'Prøv igjen' }).click();
  await returnFromBank(page, 'Opprett avtalen');
  await expect(heading(page, 'Bekreftelse på kjøp av Reise')).toBeVisible();
  await expect(page).toHaveTitle('Bekreftelse på kjøp av Reise – Forsikring');
});

test('the receipt reads parameters after the #, shows no unknown product, and shows a failure without a status', async ({
  page,
}) => {
  await page.goto(`${receipt}#/?status=status-ok&context=kjop-%3Cb%3Enoe%3C%2Fb%3E`);
  await expect(heading(page, 'Bekreftelse på kjøp av forsikring')).toBeVisible();
  // Another hash of the same document would not load it again.
  await page.goto(`${receipt}?`);
  await expect(heading(page, failure)).toBeVisible();
});

test('in net-bank mode the bank gets a query, also in the second attempt (A7.19, A2.12)', async ({
  page,
}) => {
  await openSetup(page, 'skade?modus=nettbank&context=kjop-bil');
  await expectPath(page, bank);
  const query = new URL(page.url()).searchParams;
  expect([...query.keys()]).toEqual(['kid', 'receiverAccountNumber', 'amount', 'returnUrl']);
  expect(query.get('receiverAccountNumber')).toBe('15060012345');
  expect(query.get('returnUrl')).toContain(`${receipt}?context=kjop-bil`);
  await returnFromBank(page, 'Avbryt');
  await page.getByRole('link', { name: 'Prøv igjen' }).click();
  await expectPath(page, bank);
  expect(new URL(page.url()).searchParams.has('receiverAccountNumber')).toBe(true);
});

test('a form can be sent to a host of the configuration: the Content-Security-Policy allows it', async ({
  page,
}) => {
  const host = 'https://kunde.forsikring.example/avtalegiro';
  await page.route(host, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Banken</h1>' }));
  await page.route('**/rest/avtalegiro/skade?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), url: host } });
  });
  await openSetup(page);
  await expect(heading(page, 'Banken')).toBeVisible();
});

test('a failed call, and a form for a host that is not allowed, show an error with a retry (A8.16)', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).hostname));
  const retry = page.getByRole('button', { name: 'Prøv igjen' });
  await sandboxOf(page).fails({ operation: 'getDamageDirectDebitForm', status: 500, times: 1 });
  await openSetup(page);
  await expect(heading(page, failure)).toBeVisible();
  await expectParagraph(page, failureText);
  await expect(page.getByRole('link', { name: 'Tilbake til oversikten' })).toHaveAttribute('href', main);
  await page.route(
    '**/rest/avtalegiro/skade?*',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), url: 'https://evil.example/' } });
    },
    { times: 1 },
  );
  const refused = page.waitForResponse('**/rest/avtalegiro/skade?*');
  await retry.click();
  await refused;
  await expect(heading(page, failure)).toBeVisible();
  await expect(retry).toBeVisible();
  expect(requested).not.toContain('evil.example');
  await retry.click();
  await expectPath(page, bank);
});

test('a bank that redirects the form to a host that is not listed: the page says that it failed, and a retry sends the form again', async ({
  page,
}) => {
  await page.route(`**${bank}`, (route) =>
    route.fulfill({ status: 302, headers: { Location: 'https://ikke-listet.example/' } }),
  );
  await openSetup(page);
  await expect(heading(page, 'Noe gikk galt')).toBeVisible();
  await page.unroute(`**${bank}`);
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expectPath(page, bank);
});
