import { expect, type Page } from 'playwright/test';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { test } from '#e2e/support/test.ts';

test.use({
  baseURL: `http://localhost:${process.env.PORT_OF_WORKBENCH}`,
  viewport: { width: 1280, height: 800 },
});

const state = (page: Page) => page.getByTestId('state');
const search = (page: Page) => page.getByLabel('Search', { exact: true });
const results = (page: Page) => page.getByRole('region', { name: 'Results' });

test('the first page finds a sentence by a word with a typing error, and opens its flow by one press', async ({
  page,
}) => {
  await sandboxOf(page).respondsAtOnce();
  await page.goto('/workbench');
  await search(page).fill('mindrearig');
  await expect(results(page).getByRole('status')).toContainText('nothing has “mindrearig”, so “mindreårig”');
  await results(page)
    .getByRole('button', { name: /^createRelation: CAN_NOT_CREATE_RELASJON_MINOR/ })
    .click();
  // The persona is one that gets in.
  await expect(page).toHaveURL(/\?flow=add-access&persona=business-admin&selected=sending$/);
  await expect(page.getByRole('region', { name: 'State sending' })).toBeVisible();
  await expect(results(page)).toHaveCount(0);
});

test('the first page lists flows by name, and starts one by one press', async ({ page }) => {
  await sandboxOf(page).respondsAtOnce();
  await page.goto('/workbench');
  await search(page).fill('bank-selection');
  await results(page).getByRole('button', { name: 'bank-selection', exact: true }).click();
  await expect(state(page)).toHaveText('choosing.closed');
  await search(page).fill('xyzzyqq');
  await expect(page.getByText('Neither a flow nor its screens have any of these words.')).toBeVisible();
});

test('the results close when the person leaves them: by Escape, by Tab, and by a press elsewhere', async ({
  page,
}) => {
  await sandboxOf(page).respondsAtOnce();
  await page.goto('/workbench?flow=bank-selection&persona=private-one');
  await expect(state(page)).toHaveText('choosing.closed');
  await search(page).fill('add-travel-card');
  const first = results(page).getByRole('button').first();
  await expect(first).toHaveText('add-travel-card');
  await first.focus();
  await page.keyboard.press('Escape');
  await expect(results(page)).toHaveCount(0);
  await expect(search(page)).toBeFocused();
  await search(page).press('End');
  await page.keyboard.type(' ');
  await results(page).getByRole('status').click();
  await expect(results(page)).toBeVisible();
  await page.getByRole('heading', { name: 'What happens' }).click();
  await expect(results(page)).toHaveCount(0);
  await search(page).click();
  await first.focus();
  await page.keyboard.press('Tab');
  await expect(results(page)).toHaveCount(0);
  await search(page).click();
  await expect(results(page)).toBeVisible();
  // Into the visitor's page, below the results.
  await page.mouse.click(200, 760);
  await expect(results(page)).toHaveCount(0);
});

test('a flow that its persona cannot open says so, and starts as one that can', async ({ page }) => {
  await sandboxOf(page).respondsAtOnce();
  await page.goto('/workbench?flow=change-policy&persona=private-rich');
  const waiting = page.getByRole('region', { name: 'Waiting' });
  await expect(waiting).toContainText(
    'change-policy waits in arriving for load-changeable-policies, which is in notAllowed: The visitor may not change policies',
  );
  await waiting.getByRole('button', { name: 'Start change-policy as business-admin' }).click();
  await expect(state(page)).toHaveText('filling.typing');
  await expect(page).toHaveURL(/\?flow=change-policy&persona=business-admin$/);
  await expect(waiting).toHaveCount(0);
});
