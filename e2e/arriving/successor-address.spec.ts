import type { Page } from 'playwright/test';
import { moveBegins } from '#e2e/buying/buy/customer.ts';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { isSentTo } from './routing-outcome.ts';

const arrive = (page: Page, persona: PersonaId, { origin = '', kid = '' } = {}) =>
  page.goto(`${origin}${main}?persona=${persona}${kid}`, { waitUntil: 'commit' });

const routed = (page: Page, bankForholdRegnr: string | null) =>
  page.route('**/rest/fremtind-router-bm/routing', (route) =>
    route.fulfill({ json: { routingTarget: 'FREMTIND', bankForholdRegnr } }),
  );

test.beforeEach(async ({ page }) => {
  await sandboxOf(page).answersAtOnce();
  await page.route('https://*.example/**', (route) => route.fulfill({ body: '' }));
});

for (const kid of ['&kid=12%2634', '#/?kid=12%2634']) {
  test(`the kid goes along, by ${kid} (A9.9)`, async ({ page }) => {
    await arrive(page, 'moving', { kid });
    await isSentTo(page, 'https://kunde.forsikring.example/hopp/3361/pm/oversikt?kid=12%2634');
  });
}

for (const part of ['test', 'qa']) {
  test(`from a site with .${part}. in its name, the successor's site for tests is gone to (A9.9)`, async ({
    page,
  }) => {
    const origin = `http://bank.${part}.localhost:${process.env.PORT_OF_JOURNEYS}`;
    await arrive(page, 'moving', { origin });
    await isSentTo(page, 'https://kunde.test.forsikring.example/hopp/3361/pm/oversikt');
  });
}

test('of a business, the bank is that of the routing answer (A2.47, A3.8)', async ({ page }) => {
  await moveBegins(page);
  await routed(page, '3910');
  await arrive(page, 'business-admin');
  await isSentTo(page, 'https://kunde.forsikring.example/hopp/3910/bm/oversikt');
});

test('where that has none, it is the bank by which they came', async ({ page }) => {
  await moveBegins(page);
  await routed(page, null);
  await arrive(page, 'business-admin');
  await isSentTo(page, 'https://kunde.forsikring.example/hopp/3361/bm/oversikt');
});
