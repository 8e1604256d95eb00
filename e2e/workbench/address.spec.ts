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
  test('names the flow around a child flow after the end of the child flow', async ({ page }) => {
    await sandboxOf(page).respondsAtOnce();
    await page.goto('/workbench?flow=bank-selection&persona=private-one&state=choosing.open');
    await expect(state(page)).toHaveText('choosing.open');
    await button(page, 'bank.chosen (4100)').click();
    await button(page, 'submitted').click();
    await expect(state(page)).toHaveText('does not run now');
    await expect(page).toHaveURL(
      /[?&]flow=self-declaration&persona=private-one&state=[^&]+&chart=bank-selection$/,
    );
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
