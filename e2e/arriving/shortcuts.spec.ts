import { expect, type Page } from 'playwright/test';
import { test } from '#e2e/support/journey.ts';
import { heading, isAt, visitAs } from '#e2e/support/visits.ts';

const overview = '/oversikt/forsikring/mine-forsikringer';
const pages = {
  private: '/mellomside',
  business: '/bedrift/nettbank/mine-forsikringer/mellomside',
} as const;

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const skip = (page: Page) =>
  page.route('**/rest/toggle/overgang-hopp-over-mellomside', (route) => route.fulfill({ json: true }));

// Shortcuts and buttons of the intermediate page, with their addresses (A2.34).
const leads = {
  Forsikringsoversikt: overview,
  Faktura: '/faktura',
  Dokumenter: '/dokumenter',
  'Meld skade': '/meld-skade/meld-skade-skjema#/',
};

for (const [persona, address, buy] of [
  ['private-one', pages.private, `${overview}/kjope`],
  ['business-admin', pages.business, new RegExp(`${overview}#/bm/bestille$`)],
] as const) {
  test(`intermediate: ${persona} has shortcuts and buttons (A2.9, A2.11, A2.34, A2.15)`, async ({ page }) => {
    await visitAs(page, persona, address);
    await expect(heading(page, 'Hva vil du gjøre?')).toBeVisible();
    for (const [name, to] of Object.entries(leads))
      await expect(link(page, name)).toHaveAttribute('href', to);
    await expect(link(page, 'Kjøp forsikring')).toHaveAttribute('href', buy);
  });

  test(`intermediate: where it is skipped, ${persona} goes straight to the overview (A3.17)`, async ({
    page,
  }) => {
    await skip(page);
    await visitAs(page, persona, address);
    await isAt(page, overview);
  });
}

test('intermediate: routing comes first, and whom the successor has taken over goes there (A4.9)', async ({
  page,
}) => {
  await page.route('https://kunde.forsikring.example/**', (route) => route.fulfill({ body: '' }));
  await skip(page);
  await visitAs(page, 'moving', pages.private).catch(() => {});
  await expect.poll(() => page.url()).toBe('https://kunde.forsikring.example/hopp/3361/pm/hjem');
});

test('intermediate: a failed load shows an error with a link to the overview, and a retry (B8.2)', async ({
  page,
}) => {
  // The master toggle is asked for by the same operation.
  await page.route(
    '**/rest/toggle/overgang-hopp-over-mellomside',
    (route) => route.fulfill({ status: 404, json: {} }),
    { times: 1 },
  );
  await visitAs(page, 'private-one', pages.private);
  await expect(heading(page, 'Noe gikk galt')).toBeVisible();
  await expect(link(page, 'Tilbake til oversikten')).toHaveAttribute('href', overview);
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(heading(page, 'Hva vil du gjøre?')).toBeVisible();
});

test('intermediate: by the keyboard alone', async ({ page }) => {
  await visitAs(page, 'private-one', pages.private);
  await expect(heading(page, 'Hva vil du gjøre?')).toBeFocused();
  for (const name of ['Forsikringsoversikt', 'Faktura', 'Dokumenter', 'Kjøp forsikring', 'Meld skade']) {
    await page.keyboard.press('Tab');
    await expect(link(page, name)).toBeFocused();
  }
});

test('intermediate: nobody is logged in (A6.4)', async ({ page }) => {
  await visitAs(page, 'logged-out', pages.private);
  await expect(page.getByRole('main')).toContainText('Du må være logget inn for å bruke denne tjenesten.');
});
