import { expect, type Page } from 'playwright/test';
import { moveBegins } from '#e2e/buying/buy/customer.ts';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { headings, isKeptOutBy, isSentTo, retry, seesErrorCard, seesPage } from './routing-outcome.ts';

const arrive = (page: Page, persona: PersonaId) =>
  page.goto(`${main}?persona=${persona}`, { waitUntil: 'commit' });

const waits = (page: Page) => expect(headings(page)).toHaveText(['Vent Litt']);

const successor = 'https://kunde.forsikring.example/hopp/3361/pm/oversikt';
const goes = (page: Page) => isSentTo(page, successor);

test.beforeEach(async ({ page }) => {
  await sandboxOf(page).answersAtOnce();
  await page.route('https://*.example/**', (route) => route.fulfill({ body: '' }));
});

for (const { operation, persona, ends } of [
  { operation: 'getToggle', persona: 'moving', ends: goes },
  { operation: 'getBankInfo', persona: 'moving', ends: goes },
  { operation: 'hasDamagePolicies', persona: 'moving', ends: goes },
  {
    operation: 'getDirectAccess',
    persona: 'blocked-bank',
    ends: (page: Page) => isKeptOutBy(page, 'Sparebanken Grenseland'),
  },
] as const) {
  test(`${operation}: a spinner, then the error card, then a retry gets on (A4.9)`, async ({ page }) => {
    const sandbox = sandboxOf(page);
    await sandbox.holds(operation);
    await sandbox.fails({ operation, status: 500, times: 1 });
    await arrive(page, persona);
    await waits(page);
    await sandbox.releases(operation);
    await seesErrorCard(page);
    await retry(page).click();
    await ends(page);
  });
}

test('getRouting: a spinner, then the error card as often as it fails, then the page (A4.9)', async ({
  page,
}) => {
  const sandbox = sandboxOf(page);
  await moveBegins(page);
  await sandbox.holds('getRouting');
  await sandbox.fails({ operation: 'getRouting', status: 500, times: 2 });
  await arrive(page, 'business-admin');
  await waits(page);
  await sandbox.releases('getRouting');
  await seesErrorCard(page);
  await sandbox.holds('getRouting');
  await retry(page).click();
  await waits(page);
  await sandbox.releases('getRouting');
  await seesErrorCard(page);
  await retry(page).click();
  await seesPage(page, 'business');
  expect(await sandbox.arrived('getRouting')).toHaveLength(3);
});

test('the redirect toggle fails: the error card, and a retry gets on (A4.9)', async ({ page }) => {
  await page.route(
    '**/rest/toggle/overgang-videresending',
    (route) => route.fulfill({ status: 500, json: {} }),
    { times: 1 },
  );
  await arrive(page, 'moving');
  await seesErrorCard(page);
  await retry(page).click();
  await goes(page);
});

test('nobody says who it is: the words for who is not logged in, and nothing else is asked (A6.4)', async ({
  page,
}) => {
  const sandbox = sandboxOf(page);
  await sandbox.fails({ operation: 'getIdentification', status: 500, times: 1 });
  await arrive(page, 'moving');
  await expect(page.getByRole('main')).toContainText('Du må være logget inn for å bruke denne tjenesten.');
  expect(await sandbox.arrived('hasDamagePolicies')).toEqual([]);
  await retry(page).click();
  await goes(page);
});

for (const [redirect, ends] of [
  ['on', goes],
  ['off', (page: Page) => seesPage(page, 'private')],
] as const) {
  test(`who may not see damage insurance has none, with the redirect ${redirect} (A6.5, A4.9)`, async ({
    page,
  }) => {
    await sandboxOf(page).fails({
      operation: 'hasDamagePolicies',
      status: 403,
      message: 'Bruker mangler tilgang til skadeforsikring',
    });
    await page.route('**/rest/toggle/overgang-videresending', (route) =>
      route.fulfill({ json: redirect === 'on' }),
    );
    await arrive(page, 'moving');
    await ends(page);
  });
}

test('a bank that nobody can name is "banken din" (A4.10)', async ({ page }) => {
  await page.route('**/rest/kunde/direktetilgang', (route) =>
    route.fulfill({ json: { banknavn: null, blokkerDirektetilgang: true } }),
  );
  await arrive(page, 'blocked-bank');
  await isKeptOutBy(page, 'banken din');
});
