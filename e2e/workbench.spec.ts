import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from 'playwright/test';
import { answerAll, buy, submitButton } from './buying/self-declaration/customer.ts';
import { documentOf, main } from './support/documents.ts';
import { sandboxOf } from './support/sandbox.ts';
import { test } from './support/test.ts';
import { expectPath, heading } from './support/visits.ts';

// The workbench is in the sandbox's own build, which the other journeys do not use.
test.use({
  baseURL: `http://localhost:${process.env.PORT_OF_WORKBENCH}`,
  viewport: { width: 1280, height: 900 },
});

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const failed = 'Noe gikk galt!';
/** The visitor's page in the workbench. */
const visitorsPage = (page: Page) => page.frameLocator('iframe');
const state = (page: Page) => page.getByTestId('state');
const event = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the flow in the workbench. The sandbox holds the response to the declaration. */
async function openWorkbench(page: Page) {
  const sandbox = sandboxOf(page);
  await sandbox.respondsAtOnce();
  await sandbox.holds('submitSelfDeclaration');
  await page.goto('/workbench');
  await page.getByLabel('Flow', { exact: true }).selectOption('self-declaration');
  await page.getByLabel('Persona', { exact: true }).selectOption('new-customer');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(state(page)).toHaveText('filling.typing');
  return sandbox;
}

const waitForTools = (page: Page) => expect.poll(() => page.evaluate('"flows" in window')).toBe(true);

/** Opens the portal in its own tab, without the workbench, and answers all questions. */
async function openPortal(page: Page) {
  const sandbox = sandboxOf(page);
  await sandbox.respondsAtOnce();
  await sandbox.holds('submitSelfDeclaration');
  await page.goto(`${documentOf('self-declaration')}?persona=new-customer`);
  await answerAll(page);
  return sandbox;
}

test.describe('the workbench', () => {
  test('lets a running submit fail with a 500, shows the screen of the customer, and retries', async ({
    page,
  }) => {
    const sandbox = await openWorkbench(page);
    await event(page, 'answers all').click();
    await submitButton(visitorsPage(page)).click();
    await expect(state(page)).toHaveText('sending');
    await event(page, '500').click();
    await expect(state(page)).toHaveText('filling.failed');
    await expect(visitorsPage(page).getByText(failed).first()).toBeVisible();
    await sandbox.releases('submitSelfDeclaration');
    await submitButton(visitorsPage(page)).click();
    await expect(page.getByText('The flow has ended: the browser would go to')).toBeVisible();
    await expect(state(page)).toHaveText('accepted');
  });

  test('fails an order, sends it again and lets it succeed, by buttons alone', async ({ page }) => {
    const sandbox = sandboxOf(page);
    await sandbox.respondsAtOnce();
    await sandbox.holds('orderPolicy');
    await page.goto('/workbench?flow=order-policy&persona=business-admin');
    await expect(state(page)).toHaveText('filling.typing');
    await event(page, 'fills in the form').click();
    await event(page, 'submitted').click();
    await event(page, 'no right to write').click();
    await expect(state(page)).toHaveText('filling.failed');
    await expect(
      visitorsPage(page).getByText('Det oppsto en feil da skjemaet skulle sendes.').first(),
    ).toBeVisible();
    await event(page, 'submitted').click();
    await expect(state(page)).toHaveText('sending');
    await event(page, 'sent').click();
    await expect(state(page)).toHaveText('sent');
    await expect(heading(visitorsPage(page), 'Bestillingen er sendt til behandling')).toBeVisible();
  });

  test('saves a recording without typed values, and replays it', async ({ page }) => {
    await openWorkbench(page);
    await event(page, 'answers all').click();
    await submitButton(visitorsPage(page)).click();
    await event(page, '500').click();
    await expect(state(page)).toHaveText('filling.failed');
    const download = page.waitForEvent('download');
    await page.getByText('More settings').click();
    await page.getByRole('button', { name: 'Save a recording' }).click();
    const text = readFileSync(await (await download).path(), 'utf8');
    const load = (content: string) =>
      page
        .getByLabel('Replay a recording')
        .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    await load(text);
    // The guard reads the server's message, which the recording hides.
    await expect(page.getByText('Not proven: 1 guard read a hidden value')).toBeVisible();
    await expect(page.getByText('isNewCustomer at xstate.error.actor.loadCustomer')).toBeVisible();
    await expect(
      page.getByText(/self-declaration: submitDeclaration failed with 500 → filling\.failed/),
    ).toBeVisible();
    await load(text.replaceAll('"filling.failed"', '"filling.unknown"'));
    await expect(page.getByText('Not as recorded:')).toBeVisible();
    await load('{"version":2}');
    await expect(page.getByText(/This is no recording of version 1/)).toBeVisible();
  });

  test('marks the active state, counts transitions and shows earlier steps', async ({ page }) => {
    await openWorkbench(page);
    await event(page, 'submitted').click();
    await event(page, 'submitted').click();
    await expect(state(page)).toHaveText('filling.rejected');
    await expect(page.locator('[data-chart-state][aria-current]')).toHaveCount(2);
    await expect(page.locator('[data-chart-state="filling.rejected"]')).toHaveAttribute(
      'aria-current',
      'step',
    );
    // States of failures have their own look in the drawing.
    const failures = page.locator('.flow-chart .state.failure');
    await expect(failures).toHaveCount(3);
    expect(
      await failures.evaluateAll((drawn) => drawn.map((state) => state.getAttribute('data-state'))),
    ).toEqual(['unavailable', 'filling.failed', 'filling.unknown']);
    await page.getByText(/^Transitions: \d+ of \d+ taken$/).click();
    const taken = page.getByRole('row', { name: /filling: submitted → filling\.rejected/ });
    await expect(taken.getByRole('cell').nth(1)).toHaveText('2');
    await page.getByRole('button', { name: /started → loadingCustomer$/ }).click();
    await expect(state(page)).toHaveText('loadingCustomer');
    await event(page, 'Now').click();
    await expect(state(page)).toHaveText('filling.rejected');
    await page.getByLabel('visitor', { exact: true }).uncheck();
    await expect(page.getByRole('button', { name: /submitted → / })).toHaveCount(0);
  });

  test('takes the live page back and forward, by the keyboard', async ({ page }) => {
    await openWorkbench(page);
    const questions = visitorsPage(page).getByRole('radio', { name: 'Nei', checked: true });
    await event(page, 'answers all').press('Enter');
    await expect(questions.first()).toBeVisible();
    await event(page, 'submitted').press('Enter');
    await expect(state(page)).toHaveText('sending');
    await event(page, 'One event back').press('Enter');
    await expect(state(page)).toHaveText('filling.typing');
    await event(page, 'One event forward').press('Enter');
    await expect(state(page)).toHaveText('sending');
    await page.getByRole('button', { name: /started → loadingCustomer$/ }).press('Enter');
    await expect(page.getByText('waiting: loadCustomer')).toBeVisible();
    await page.getByRole('button', { name: /submitted → sending$/ }).press('Enter');
    await expect(state(page)).toHaveText('sending');
    await page.getByRole('slider', { name: /^Event \d+ of \d+$/ }).press('Home');
    await expect(state(page)).toHaveText('loadingCustomer');
    await expect(event(page, 'with a bank relationship')).toBeVisible();
    await event(page, 'without a bank relationship').press('Enter');
    await expect(state(page)).toHaveText('filling.typing');
    await expect(questions).toHaveCount(0);
    await expect(event(page, 'One event forward')).toBeDisabled();
  });

  test('shows the chart, events and failures of a child flow', async ({ page }) => {
    const sandbox = sandboxOf(page);
    await sandbox.respondsAtOnce();
    await sandbox.holds('listBanks');
    await page.goto('/workbench?flow=bank-selection&persona=private-one');
    await expect(state(page)).toHaveText('loading');
    await event(page, 'lost').click();
    await expect(state(page)).toHaveText('unavailable');
    await sandbox.releases('listBanks');
    await event(page, 'retried').click();
    await event(page, 'search.changed (sol)').click();
    await expect(visitorsPage(page).getByRole('combobox', { name: 'Velg bank' })).toHaveValue('sol');
  });

  test('is accessible and fits a narrow window', async ({ page }) => {
    await openWorkbench(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(axe);
    const found = await page.evaluate(
      'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + " " + nodes[0].html))',
    );
    expect(found).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('the workbench shows the portal in another tab, and lets its calls fail', async ({ page, context }) => {
  const sandbox = await openPortal(page);
  const workbench = await context.newPage();
  await workbench.goto('/workbench');
  await expect(state(workbench)).toHaveText('filling.typing');
  await submitButton(page).click();
  await expect(state(workbench)).toHaveText('sending');
  await event(workbench, '500').click();
  await expect(page.getByText(failed).first()).toBeVisible();
  await expect(state(workbench)).toHaveText('filling.failed');
  await sandbox.releases('submitSelfDeclaration');
  await event(workbench, 'submitted').click();
  // The next page of the portal replaces the flow. After the portal is closed, no flow is shown.
  await expectPath(page, buy);
  await expect(workbench.getByRole('region', { name: 'Flow buy' })).toBeVisible();
  await expect(workbench.getByRole('region', { name: 'Flow self-declaration' })).toHaveCount(0);
  await page.goto('about:blank');
  await expect(
    workbench.getByText('None: start a flow here, or open the portal in another tab.'),
  ).toBeVisible();
});

test('window.flows lists flows, checks and sends events, and lets calls fail', async ({ page }) => {
  const sandbox = await openPortal(page);
  await waitForTools(page);
  const call = (expression: string) => page.evaluate(`window.flows.${expression}`);
  const submitted = `'self-declaration', { type: 'submitted' }`;
  expect(await call('list()')).toEqual([{ id: 'self-declaration', state: 'filling.typing' }]);
  expect(await call(`can(${submitted})`)).toBe(true);
  expect(await call(`simulate('self-declaration', 'submitDeclaration', '500')`)).toBe(false);
  expect(await call(`send(${submitted})`)).toBe(true);
  expect(await call(`send(${submitted})`)).toBe(false);
  expect(await call(`state('self-declaration').calls`)).toEqual([
    {
      id: 'submitDeclaration',
      responses: ['accepted', 'unwanted', 'empty', 'an empty body'],
      failures: ['500', 'time-out', 'lost', 'internal error', 'no server behind the gateway'],
    },
  ]);
  expect(await call(`simulate('self-declaration', 'submitDeclaration', '500')`)).toBe(true);
  await expect(page.getByText(failed).first()).toBeVisible();
  await sandbox.releases('submitSelfDeclaration');
  await submitButton(page).click();
  await expectPath(page, buy);
});

test('the code of the portal loads before the tools, also if its calls are slow', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const sandbox = sandboxOf(page);
  await sandbox.respondsAtOnce();
  // Six calls are held, as many as the browser has connections.
  const early = ['getToggle', 'getIdentification', 'getDamageCustomer', 'getAgreementSwitch', 'getBankInfo'];
  for (const call of [...early, 'listRelations']) await sandbox.holds(call);
  // Its load event may wait for a connection.
  await page.goto(`${main}?persona=private-one`, { waitUntil: 'commit' });
  await expect(page.locator('[data-flow=home]')).toBeVisible();
  for (const call of [...early, 'listRelations']) await sandbox.releases(call);
  await waitForTools(page);
  const tools = requested.findIndex((path) => path.startsWith('/assets/development-'));
  expect(tools).toBeGreaterThan(0);
  // The last call of the overview, which waits for the responses to others.
  expect(requested.slice(0, tools)).toContain('/rest/person/kunde');
  expect(await page.evaluate('window.flows.list()')).toContainEqual(expect.objectContaining({ id: 'home' }));
});

test('the build for a bank has no workbench and no window.flows', async ({ page }) => {
  const portal = `http://localhost:${process.env.PORT_OF_JOURNEYS}`;
  await page.goto(`${portal}${documentOf('self-declaration')}?persona=new-customer`);
  await expect(heading(page, 'Velkommen til oss!')).toBeVisible();
  expect(await page.evaluate('"flows" in window')).toBe(false);
  expect((await page.request.get(`${portal}/workbench`)).status()).toBe(404);
});
