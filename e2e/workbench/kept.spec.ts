import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { test } from '#e2e/support/test.ts';

test.use({
  baseURL: `http://localhost:${process.env.PORT_OF_WORKBENCH}`,
  viewport: { width: 1280, height: 900 },
});

const state = (page: Page) => page.getByTestId('state');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('the workbench', () => {
  test('stays in the chart of a child flow when the page goes back, and its address holds it', async ({
    page,
  }) => {
    await sandboxOf(page).respondsAtOnce();
    await page.goto('/workbench?flow=self-declaration&persona=private-one');
    await button(page, 'bank-selection').click();
    await expect(state(page)).toHaveText('choosing.closed');
    await button(page, 'search.changed (sol)').click();
    await expect(state(page)).toHaveText('choosing.open');
    await button(page, 'One event back').click();
    await expect(state(page)).toHaveText('choosing.closed');
    await button(page, 'Fit').click();
    await page.locator('.flow-chart [data-state="unavailable"]').click();
    await expect(page).toHaveURL(/&chart=bank-selection&selected=unavailable$/);
    await page.reload();
    await expect(page.getByRole('region', { name: 'State unavailable' })).toBeVisible();
    await expect(button(page, 'bank-selection')).toHaveAttribute('aria-pressed', 'true');
  });

  test('a call that the console settles is in the saved test', async ({ page }) => {
    const sandbox = sandboxOf(page);
    await sandbox.respondsAtOnce();
    await page.goto('/workbench?flow=self-declaration&persona=new-customer&hold=submitSelfDeclaration');
    await expect(state(page)).toHaveText('filling.typing');
    await button(page, 'answers all').click();
    await button(page, 'submitted').click();
    await page.evaluate(`flows.simulate('self-declaration', 'submitDeclaration', '500')`);
    await expect(state(page)).toHaveText('filling.failed');
    await sandbox.releases('submitSelfDeclaration');
    const download = page.waitForEvent('download');
    await button(page, 'Save as test').click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(
      "await responds(page, 'submitSelfDeclaration', { status: 500 });",
    );
  });

  test('an address without a hold releases the one of an earlier address', async ({ page }) => {
    await sandboxOf(page).respondsAtOnce();
    await page.goto('/workbench?flow=bank-selection&persona=private-one&hold=listBanks');
    await expect(state(page)).toHaveText('loading');
    await page.goto('/workbench?flow=bank-selection&persona=private-one');
    await expect(state(page)).toHaveText('choosing.closed');
  });
});
