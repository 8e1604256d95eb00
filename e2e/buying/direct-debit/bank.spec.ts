import { expect } from 'playwright/test';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { heading, isAt } from '#e2e/support/visits.ts';
import { bank, comesBack, failure, failureText, reads, receipt, receivedByBank, setUp } from './customer.ts';

test('the bank is sent a form with all that it asks for, and the customer comes back with an agreement (A7.18, A7.19, A8.17)', async ({
  page,
}) => {
  const sent = page.waitForRequest((request) => request.url().endsWith(bank));
  const sandbox = await setUp(page);
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
  await comesBack(page, 'Opprett avtalen');
  await isAt(page, receipt);
  await expect(heading(page, 'AvtaleGiro er opprettet')).toBeVisible();
  await reads(page, 'Det tar litt tid før avtalen blir synlig, og oppgaven blir liggende en stund.');
  await page.getByRole('link', { name: 'Tilbake til oversikt' }).click();
  await isAt(page, main);
});

test('back from the bank leads to the overview, and sends no second form', async ({ page }) => {
  const sandbox = await setUp(page);
  await isAt(page, bank);
  await page.goBack();
  await isAt(page, main);
  await expect(heading(page, 'Forsikring')).toBeVisible();
  expect(await sandbox.arrived('getDamageDirectDebitForm')).toHaveLength(1);
});

test('customers who cancel, or whom the bank fails, read what happens instead and can start again (A2.44, A8.16)', async ({
  page,
}) => {
  await setUp(page);
  for (const [by, text] of [
    [
      'Avbryt',
      'Du avbrøt i nettbanken. Prøv igjen, ellers sender vi faktura på papir. Da kan du opprette AvtaleGiro når du betaler i nettbanken.',
    ],
    ['La noe gå galt', failureText],
  ] as const) {
    await comesBack(page, by);
    await expect(heading(page, failure)).toBeVisible();
    await reads(page, text);
    await expect(page.getByText('Feilkode')).toHaveCount(0);
    await page.getByRole('link', { name: 'Prøv igjen' }).focus();
    await page.keyboard.press('Enter');
    await isAt(page, bank);
    await expect(receivedByBank(page, 'amountLimit')).toHaveText('10000');
  }
});

test('life insurance has a form of its own, also when it is tried again (A7.18)', async ({ page }) => {
  const sandbox = await setUp(page, 'person');
  await expect(receivedByBank(page, 'amountLimit')).toHaveText('5000');
  await comesBack(page, 'Avbryt');
  await page.getByRole('link', { name: 'Prøv igjen' }).click();
  await expect(receivedByBank(page, 'amountLimit')).toHaveText('5000');
  expect(await sandbox.arrived('getPersonDirectDebitForm')).toHaveLength(2);
  expect(await sandbox.arrived('getDamageDirectDebitForm')).toHaveLength(0);
});

test('after a purchase, the policy is bought whatever the bank says, and the receipt names it on a second try (A8.16, A8.17)', async ({
  page,
}) => {
  await setUp(page, 'skade?context=kjop-reise');
  await comesBack(page, 'La noe gå galt');
  await expect(heading(page, failure)).toBeVisible();
  await reads(page, `${failureText} Forsikringen er likevel kjøpt.`);
  await page.getByRole('link', { name: 'Prøv igjen' }).click();
  await comesBack(page, 'Opprett avtalen');
  await expect(heading(page, 'Bekreftelse på kjøp av Reise')).toBeVisible();
  await expect(page).toHaveTitle('Bekreftelse på kjøp av Reise – Forsikring');
});

test('the receipt reads its address also after the #, repeats no unknown product, and confirms nothing without a status', async ({
  page,
}) => {
  await page.goto(`${receipt}#/?status=status-ok&context=kjop-%3Cb%3Enoe%3C%2Fb%3E`);
  await expect(heading(page, 'Bekreftelse på kjøp av forsikring')).toBeVisible();
  // Another hash of the same document would not load it again.
  await page.goto(`${receipt}?`);
  await expect(heading(page, failure)).toBeVisible();
});

test('in net-bank mode the bank is told by a query, and the mode stays for a second try (A7.19, A2.12)', async ({
  page,
}) => {
  await setUp(page, 'skade?modus=nettbank&context=kjop-bil');
  await isAt(page, bank);
  const query = new URL(page.url()).searchParams;
  expect([...query.keys()]).toEqual(['kid', 'receiverAccountNumber', 'amount', 'returnUrl']);
  expect(query.get('receiverAccountNumber')).toBe('15060012345');
  expect(query.get('returnUrl')).toContain(`${receipt}?context=kjop-bil`);
  await comesBack(page, 'Avbryt');
  await page.getByRole('link', { name: 'Prøv igjen' }).click();
  await isAt(page, bank);
  expect(new URL(page.url()).searchParams.has('receiverAccountNumber')).toBe(true);
});

test('a form is sent to a host of the configuration, and the policy of the page lets it', async ({
  page,
}) => {
  const host = 'https://kunde.forsikring.example/avtalegiro';
  await page.route(host, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Banken</h1>' }));
  await page.route('**/rest/avtalegiro/skade?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), url: host } });
  });
  await setUp(page);
  await expect(heading(page, 'Banken')).toBeVisible();
});

test('after a failure of the insurer, and instead of any other host, the customer sees an error and can retry (A8.16)', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).hostname));
  const retry = page.getByRole('button', { name: 'Prøv igjen' });
  await sandboxOf(page).fails({ operation: 'getDamageDirectDebitForm', status: 500, times: 1 });
  await setUp(page);
  await expect(heading(page, failure)).toBeVisible();
  await reads(page, failureText);
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
  await isAt(page, bank);
});
