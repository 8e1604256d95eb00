import { expect, type Page } from 'playwright/test';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { test } from '#e2e/support/test.ts';

test.use({
  baseURL: `http://localhost:${process.env.PORT_OF_WORKBENCH}`,
  viewport: { width: 1280, height: 900 },
});

const state = (page: Page) => page.getByTestId('state');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('the address of the workbench', () => {
  test('has what happened after the page went to a state, also after the end of a child flow', async ({
    page,
  }) => {
    await sandboxOf(page).respondsAtOnce();
    await page.goto('/workbench?flow=bank-selection&persona=private-one&state=choosing.open');
    await expect(state(page)).toHaveText('choosing.open');
    await expect(page).toHaveURL(/&state=choosing\.open$/);
    await button(page, 'bank.chosen (4100)').click();
    await button(page, 'submitted').click();
    await expect(state(page)).toHaveText('does not run now');
    await expect(page).toHaveURL(
      /[?&]flow=bank-selection&persona=private-one&state=choosing\.open&did=[^&]+&did=send\+bankSelection\+submitted$/,
    );
    await page.reload();
    await expect(page.getByText('The page is where the link leads, after 2 steps.')).toBeVisible();
    await expect(state(page)).toHaveText('does not run now');
  });

  test('leads a colleague to the failure that a button gave, and to the call that the sandbox holds after it', async ({
    page,
    browser,
  }) => {
    await sandboxOf(page).respondsAtOnce();
    await page.goto('/workbench?flow=self-declaration&persona=new-customer');
    await expect(state(page)).toHaveText('filling.typing');
    await button(page, 'answers all').click();
    await button(page, 'submitSelfDeclaration').click();
    await expect(page).toHaveURL(/&hold=submitSelfDeclaration$/);
    await button(page, 'submitted').click();
    await button(page, 'internal error').click();
    await expect(state(page)).toHaveText('filling.failed');
    const failed = page.url();
    await button(page, 'submitted').click();
    await expect(state(page)).toHaveText('sending');
    const waiting = page.url();
    const colleague = await browser.newPage();
    await colleague.goto(failed);
    await expect(colleague.getByText('The page is where the link leads, after 6 steps.')).toBeVisible();
    await expect(state(colleague)).toHaveText('filling.failed');
    await expect(colleague).toHaveURL(failed);
    await colleague.goto(waiting);
    await expect(colleague.getByText('The page is where the link leads, after 7 steps.')).toBeVisible();
    await expect(state(colleague)).toHaveText('sending');
    await button(colleague, 'submitSelfDeclaration').click();
    await expect(state(colleague)).toHaveText('accepted');
    await colleague.close();
  });

  test('does not have what was typed in the page, and says so before it is copied', async ({ page }) => {
    await sandboxOf(page).respondsAtOnce();
    await page.goto('/workbench?flow=bank-selection&persona=private-one');
    await expect(state(page)).toHaveText('choosing.closed');
    await page.frameLocator('iframe').getByRole('combobox').fill('Kari');
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveAccessibleDescription(
      'The link leaves out what was typed: 1 event has the values of the cases instead.',
    );
    expect(page.url()).toMatch(/&did=send\+bankSelection\+search\.changed/);
    expect(page.url()).not.toContain('Kari');
  });

  test('leads a search to another flow, which the header then names', async ({ page }) => {
    await sandboxOf(page).respondsAtOnce();
    await page.goto('/workbench?flow=bank-selection&persona=private-one');
    await expect(state(page)).toHaveText('choosing.closed');
    await page.getByLabel('State, event, call, code or text').fill('CAN_NOT_CREATE_RELASJON_MINOR');
    await page.getByRole('button', { name: /^createRelation: CAN_NOT_CREATE_RELASJON_MINOR/ }).click();
    await button(page, 'Go there').click();
    await expect(state(page)).toHaveText('sending');
    await expect(page.getByLabel('Flow', { exact: true })).toHaveValue('add-access');
    await expect(
      page.getByText('add-access is for a company; private-one is a private customer.'),
    ).toBeVisible();
  });

  test('says what it does not know, and forgets it', async ({ page }) => {
    await sandboxOf(page).respondsAtOnce();
    await page.goto('/workbench?flow=bank-selection&persona=nope&hold=nope&latency=abc');
    await expect(page.getByText('The address has an unknown persona, “nope”')).toBeVisible();
    await expect(page.getByText('The address has an unknown latency, “abc”')).toBeVisible();
    await expect(page.getByText('The sandbox does not hold “nope”')).toBeVisible();
    await expect(page).toHaveURL(/\?flow=bank-selection$/);
  });

  test('holds every write, as a colleague did', async ({ page }) => {
    await sandboxOf(page).respondsAtOnce();
    await page.goto('/workbench?flow=order-policy&persona=business-admin');
    await expect(state(page)).toHaveText('filling.typing');
    await button(page, 'every write').click();
    await expect(page).toHaveURL(/&writes=held$/);
    await page.reload();
    await expect(state(page)).toHaveText('filling.typing');
    await expect(button(page, 'every write')).toHaveAttribute('aria-pressed', 'true');
    await button(page, 'fills in the form').click();
    await button(page, 'submitted').press('Enter');
    await expect(state(page)).toHaveText('sending');
    await button(page, 'sent').press('Enter');
    await expect(state(page)).toHaveText('sent');
    // The pressed button is gone, and the new screen does not take the keys.
    expect(await page.evaluate('document.activeElement.tagName')).toBe('BODY');
    await button(page, 'every write').click();
    await expect(page).not.toHaveURL(/writes=/);
  });
});

test('a link whose page holds a call now gets the response that the call had before that', async ({
  page,
}) => {
  await sandboxOf(page).respondsAtOnce();
  const did = new URLSearchParams([
    ['did', 'await . loadCustomer'],
    ['did', 'send . submitted'],
  ]);
  await page.goto(`/workbench?flow=self-declaration&persona=new-customer&hold=getDamageCustomer&${did}`);
  await expect(page.getByText('The page is where the link leads, after 2 steps.')).toBeVisible();
});
