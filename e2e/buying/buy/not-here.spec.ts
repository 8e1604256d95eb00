import { expect, type Page } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { heading, isAt } from '#e2e/support/visits.ts';
import { arrive, buyPage, comesBy, headline, overview } from './customer.ts';

const content = (page: Page) => page.getByRole('main');
const phone = (page: Page) => content(page).getByRole('link', { name: '+47 21 00 00 00' });
const contact = (page: Page) => content(page).getByRole('link', { name: 'Kontakt oss' });
const retry = (page: Page) => page.getByRole('button', { name: 'Prøv igjen' });

const unchecked = 'Vi får ikke sjekket pris fordi du har forsikring hos en annen bank i alliansen.';
const anotherBank = 'Du har forsikringer i en annen bank i alliansen eller hos selskapets egen nettside';

test.describe('buy: a customer of another bank (A8.1, A2.39)', () => {
  test('a visitor from 0770 calls us', async ({ page }) => {
    await arrive(page, 'other-bank');
    await expect(content(page)).toContainText(unchecked);
    await expect(phone(page)).toHaveAttribute('href', 'tel:21000000');
    await expect(phone(page)).toHaveCount(1);
    await expect(content(page)).not.toContainText('Vi trenger litt mer tid');
    await expect(contact(page)).toHaveCount(0);
    await expect(heading(page, headline)).toHaveCount(0);
    await expect(retry(page)).toHaveCount(0);
  });

  test('a visitor from 0502 calls us, or returns tomorrow', async ({ page }) => {
    await comesBy(page, '0502');
    await arrive(page, 'other-bank');
    await expect(content(page)).toContainText(unchecked);
    await expect(page.getByRole('heading', { level: 2, name: 'Vi trenger litt mer tid' })).toBeVisible();
    await expect(content(page)).toContainText('Prøv igjen i morgen');
    await expect(phone(page)).toHaveCount(2);
  });

  test('a visitor from any other bank contacts us', async ({ page }) => {
    await comesBy(page, '4100');
    await arrive(page, 'other-bank');
    await expect(content(page)).toContainText(anotherBank);
    await expect(contact(page)).toHaveAttribute('href', '/kundeservice/kontakt-oss');
    await expect(phone(page)).toHaveCount(0);
  });

  test('a visitor from an unknown bank contacts us', async ({ page }) => {
    await sandboxOf(page).fails({ operation: 'getBankInfo', status: 404 });
    await arrive(page, 'other-bank');
    await expect(content(page)).toContainText(anotherBank);
    await expect(contact(page)).toBeVisible();
  });
});

test('buy: who is unwanted is told to ring (A6.6)', async ({ page }) => {
  await arrive(page, 'unwanted');
  await expect(heading(page, 'Vi beklager')).toBeVisible();
  await expect(content(page)).toContainText(
    'Du kan dessverre ikke kjøpe forsikringer digitalt hos oss. Ring oss på +47 21 00 00 00, så hjelper vi deg.',
  );
  await expect(content(page).getByRole('link', { name: 'Bil' })).toHaveCount(0);
});

test('buy: the status says so too, where digital sale does not answer (A6.6)', async ({ page }) => {
  await sandboxOf(page).fails({ operation: 'getDigitalSale', status: 404 });
  await arrive(page, 'unwanted');
  await expect(heading(page, 'Vi beklager')).toBeVisible();
});

test('buy: an error shows a code, and a retry repeats what failed (A2.39, A8.5)', async ({ page }) => {
  const sandbox = sandboxOf(page);
  await sandbox.fails({ operation: 'getDamageCustomer', status: 500, times: 1 });
  await arrive(page, 'private-one');
  await expect(heading(page, 'Noe gikk galt')).toBeVisible();
  await expect(content(page)).toContainText(
    'Vi får dessverre ikke kontakt med systemene våre akkurat nå. Du kan prøve igjen senere.',
  );
  await expect(content(page)).toContainText(/Feilkode: \S{3,}/);
  await retry(page).click();
  await expect(heading(page, headline)).toBeVisible();
  expect(await sandbox.arrived('getDamageCustomer')).toHaveLength(2);
  expect(await sandbox.arrived('getBankInfo')).toHaveLength(1);
});

test('buy: maintenance goes by its own words (A8.4)', async ({ page }) => {
  await sandboxOf(page).fails({ operation: 'getDamageCustomer', status: 500, code: 'INS00002' });
  await arrive(page, 'private-one');
  await expect(heading(page, 'Prøv igjen senere')).toBeVisible();
  await expect(content(page)).toContainText(
    'Systemet er for tiden utilgjengelig. Vennligst prøv igjen senere.',
  );
});

test('buy: a 403 that nothing explains is none to customers of a quiet bank (A6.5)', async ({ page }) => {
  await sandboxOf(page).fails({ operation: 'getDamageCustomer', status: 403 });
  await arrive(page, 'partner');
  await expect(heading(page, headline)).toBeVisible();
});

test('buy: to others it is an error', async ({ page }) => {
  await sandboxOf(page).fails({ operation: 'getDamageCustomer', status: 403 });
  await arrive(page, 'private-one');
  await expect(heading(page, 'Noe gikk galt')).toBeVisible();
});

test('buy: a lost session leads to the login and back to this page (A8.8, A2.13, C1.5)', async ({ page }) => {
  await sandboxOf(page).fails({ operation: 'getDamageCustomer', status: 401 });
  await arrive(page, 'private-one');
  await expect(content(page)).toContainText('Du må være logget inn for å bruke denne tjenesten.');
  await expect(page.getByRole('link', { name: 'Logg inn' })).toHaveAttribute(
    'href',
    `/logg-inn?returnurl=${encodeURIComponent(`${buyPage}?persona=private-one`)}`,
  );
});

test('buy: nobody is logged in (A6.4)', async ({ page }) => {
  await arrive(page, 'logged-out');
  await expect(content(page)).toContainText('Du må være logget inn for å bruke denne tjenesten.');
});

test('buy: a bank that keeps its customers out (A4.10)', async ({ page }) => {
  await arrive(page, 'blocked-bank');
  await expect(content(page)).toContainText('Du har ikke tilgang til forsikringene dine herfra.');
});

test('buy: users who act for a business go to the order page for businesses (A6.2)', async ({ page }) => {
  await arrive(page, 'business-admin');
  await isAt(page, overview);
  expect(new URL(page.url()).hash).toBe('#/bm/bestille');
});

test('buy: whom the successor has taken over buys there (A4.9, A2.47)', async ({ page }) => {
  await page.route('https://kunde.forsikring.example/**', (route) => route.fulfill({ body: '' }));
  await arrive(page, 'moving').catch(() => {});
  await expect.poll(() => page.url()).toBe('https://kunde.forsikring.example/hopp/3361/pm/kjop');
});
