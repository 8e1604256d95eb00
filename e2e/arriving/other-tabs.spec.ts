import { type BrowserContext, expect, type Page, type Route } from 'playwright/test';
import { company, deleteButton, fillIn, giveButton, openAccess } from '#e2e/access/administrator.ts';
import { main } from '#e2e/support/documents.ts';
import { test } from '#e2e/support/journey.ts';
import { expectPath, heading, visitAs } from '#e2e/support/visits.ts';
import { choice, chooser, myPage, solbakken } from './visitor.ts';

// No response for the previous party may appear on the page of the new one.

const stopped = (page: Page) => heading(page, 'Brukeren er byttet');

/** Another tab, where the visitor chooses to act for the other organisation. */
async function chooseInOtherTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(chooser);
  await choice(tab, solbakken).click();
  return tab;
}

test('a tab stops when another tab switches, shows a message, and reloads on request', async ({
  page,
  context,
}) => {
  const sandbox = await openAccess(page, 'business-admin');
  await expect(deleteButton(page, 'Liv Moen')).toBeVisible();
  const other = await chooseInOtherTab(context);
  await expectPath(other, myPage);
  await expect(stopped(page)).toBeFocused();
  await expect(page).toHaveTitle('Brukeren er byttet – Forsikring');
  await expect(deleteButton(page, 'Liv Moen')).toHaveCount(0);

  await expect(heading(other, 'Brukeren er byttet')).toHaveCount(0);
  const before = await sandbox.arrived('getIdentification');
  await page.getByRole('button', { name: 'Last siden på nytt' }).click();
  await expect(heading(page, 'Tilganger')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(company);
  expect((await sandbox.arrived('getIdentification')).length).toBeGreaterThan(before.length);
});

test('a tab stops when somebody else logs in in another tab, and sends nothing for them', async ({
  page,
  context,
}) => {
  const sandbox = await openAccess(page, 'business-admin', '/bm/tilganger/ny');
  await fillIn(page, {}, false);
  const tab = await context.newPage();
  await visitAs(tab, 'private-one', main);
  await expect(stopped(page)).toBeFocused();
  await expect(giveButton(page)).toHaveCount(0);
  await expect(stopped(tab)).toHaveCount(0);
  expect(await sandbox.arrived('createRelation')).toEqual([]);
});

test('a tab goes on when the same visitor opens another tab', async ({ page, context }) => {
  const sandbox = await openAccess(page, 'business-admin');
  await expect(deleteButton(page, 'Liv Moen')).toBeVisible();
  const before = await sandbox.arrived('getIdentification');
  await visitAs(await context.newPage(), 'business-admin', main);
  // The identification of the new tab, and the one by which this tab compares.
  await expect.poll(async () => (await sandbox.arrived('getIdentification')).length).toBe(before.length + 2);
  await expect(deleteButton(page, 'Liv Moen')).toBeVisible();
});

test('a response that arrives after the switch is not shown', async ({ page, context }) => {
  const requests: Route[] = [];
  await page.route('**/rest/web/relasjoner/admin', (route) => {
    requests.push(route);
  });
  const sandbox = await openAccess(page, 'business-admin');
  await expect.poll(() => requests.length).toBe(1);
  const [held] = requests;
  // A response for the previous party that arrives after the switch.
  const old = await held?.fetch();
  await expectPath(await chooseInOtherTab(context), myPage);
  await expect(stopped(page)).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.includes('/rest/')) calls.push(request.url());
  });
  const arrived = page.waitForResponse('**/rest/web/relasjoner/admin');
  if (old) await held?.fulfill({ response: old });
  await (await arrived).finished();
  await expect(stopped(page)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Liv Moen');
  expect(await old?.text()).toContain('Moen');
  expect(calls).toEqual([]);
  expect(await sandbox.arrived('switchToBusiness')).toHaveLength(1);
});

test('a tab stops when the switch is sent, and again when the switch ends', async ({ page, context }) => {
  const sandbox = await openAccess(page, 'business-admin');
  await expect(deleteButton(page, 'Liv Moen')).toBeVisible();
  await sandbox.holds('switchToBusiness');
  const other = await chooseInOtherTab(context);
  await expect(stopped(page)).toBeVisible();
  // Too early: the insurer still has the previous party.
  await page.getByRole('button', { name: 'Last siden på nytt' }).click();
  await expect(deleteButton(page, 'Liv Moen')).toBeVisible();
  await sandbox.releases('switchToBusiness');
  await expectPath(other, myPage);
  await expect(stopped(page)).toBeVisible();
});

test('a page whose code loads after the switch stops before it shows anything', async ({ page, context }) => {
  const code: Route[] = [];
  await page.route('**/assets/main-*.js', (route) => {
    code.push(route);
  });
  const arriving = openAccess(page, 'business-admin');
  await expect.poll(() => code.length).toBeGreaterThan(0);
  await expectPath(await chooseInOtherTab(context), myPage);
  for (const route of code) await route.continue();
  await arriving;
  await expect(stopped(page)).toBeVisible();
});

test('a tab keeps running if another tab had nothing to switch to', async ({ page, context }) => {
  await openAccess(page, 'business-admin');
  await expect(deleteButton(page, 'Liv Moen')).toBeVisible();
  const tab = await context.newPage();
  await tab.route('**/rest/web/relasjoner', (route) => route.fulfill({ json: [] }));
  await tab.goto(chooser);
  await expectPath(tab, myPage);
  await expect(deleteButton(page, 'Liv Moen')).toBeVisible();
});
