import { expect, type Page } from 'playwright/test';
import { turnOnTransition } from '#e2e/buying/buy/customer.ts';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { nameOf, rowFor, type Visit } from '#test/domain/arriving/routing-rows.ts';
import { fakeInsurer } from './routing-insurer.ts';
import { expectAddress, expectOutcome, headings, retry, seesErrorCard, seesPage } from './routing-outcome.ts';

// Unit tests check the whole table against the rule and the chart. These visits have each outcome.
const stays: Visit = {
  transition: 'on',
  segment: 'private',
  damage: 'has',
  redirect: 'on',
  routing: 'stays',
  bank: '0820',
  blocks: 'no',
};
const visits: readonly Visit[] = [
  { ...stays, transition: 'off' },
  stays,
  { ...stays, damage: 'none' },
  { ...stays, bank: '0502', blocks: 'yes' },
  { ...stays, segment: 'business' },
  { ...stays, segment: 'business', routing: 'successor' },
  { ...stays, segment: 'business', routing: 'fails' },
  { ...stays, segment: 'business', bank: '0770', blocks: 'yes' },
];

const personas = { private: 'private-one', business: 'business-admin' } as const;

const openMain = (page: Page, persona: string, { origin = '', query = '' } = {}) =>
  // Does not wait for the load event, because the page may redirect before that.
  page.goto(`${origin}${main}?persona=${persona}${query}`, { waitUntil: 'commit' });

test('visitors are routed by flags, responses and bank number (A1.6, A4.9, A4.10)', async ({ page }) => {
  await sandboxOf(page).respondsAtOnce();
  const insurer = await fakeInsurer(page);
  for (const visit of visits) {
    const { outcome } = rowFor(visit);
    await test.step(`${nameOf(visit)}: ${outcome}`, async () => {
      insurer.respondsFor(visit);
      await openMain(page, personas[visit.segment]);
      await expectOutcome(page, outcome, visit);
    });
  }
});

test('routing shows a spinner, the error card for each failure, and the page after a retry (A4.9)', async ({
  page,
}) => {
  const sandbox = sandboxOf(page);
  const expectSpinner = () => expect(headings(page)).toHaveText(['Vent Litt']);
  await sandbox.respondsAtOnce();
  await turnOnTransition(page);
  await sandbox.holds('getRouting');
  await sandbox.fails({ operation: 'getRouting', status: 500, times: 2 });
  await openMain(page, 'business-admin');
  await expectSpinner();
  await sandbox.releases('getRouting');
  await seesErrorCard(page);
  await sandbox.holds('getRouting');
  await retry(page).click();
  await expectSpinner();
  await sandbox.releases('getRouting');
  await seesErrorCard(page);
  await retry(page).click();
  await seesPage(page, 'business');
  expect(await sandbox.arrived('getRouting')).toHaveLength(3);
});

test("from a test site, the kid is passed on to the successor's test site (A9.9)", async ({ page }) => {
  await sandboxOf(page).respondsAtOnce();
  await page.route('https://*.example/**', (route) => route.fulfill({ body: '' }));
  const origin = `http://bank.test.localhost:${process.env.PORT_OF_JOURNEYS}`;
  await openMain(page, 'moving', { origin, query: '&kid=12%2634' });
  await expectAddress(page, 'https://kunde.test.forsikring.example/hopp/3361/pm/oversikt?kid=12%2634');
});
