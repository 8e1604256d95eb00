import { type BrowserContext, expect, type Page } from 'playwright/test';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { test } from '#e2e/support/test.ts';

test.use({
  baseURL: `http://localhost:${process.env.PORT_OF_WORKBENCH}`,
  viewport: { width: 1280, height: 800 },
});

const state = (page: Page) => page.getByTestId('state');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Resolves when the drawings of all flows, and the code of all screens, have been loaded in advance. */
async function loadedInAdvance(page: Page): Promise<void> {
  for (const [frame, name] of [
    [page.mainFrame(), 'drawings loaded'],
    [page.frames().at(-1), 'screens loaded'],
  ] as const)
    await expect.poll(() => frame?.evaluate(`performance.getEntriesByName('${name}').length`)).toBe(1);
}

async function openAndDisconnect(page: Page, context: BrowserContext): Promise<void> {
  await sandboxOf(page).respondsAtOnce();
  await page.goto('/workbench?flow=order-policy&persona=business-admin');
  await expect(state(page)).toHaveText('filling.typing');
  await loadedInAdvance(page);
  await context.setOffline(true);
}

test('without the sandbox a result says where it is pressed that no flow can start, shows its chart, and starts later', async ({
  page,
  context,
}) => {
  await openAndDisconnect(page, context);
  await page.getByLabel('Search', { exact: true }).fill('add-travel-card');
  const results = page.getByRole('region', { name: 'Results' });
  await button(page, 'add-travel-card').click();
  await expect(results.getByRole('alert')).toHaveText(
    'The sandbox does not respond, so no flow can start. Start the sandbox, or connect again, and try once more. The chart of add-travel-card is shown, and “Go there” opens its states without the sandbox.',
  );
  await expect(page.getByRole('region', { name: 'Chart of add-travel-card' })).toBeVisible();
  // The page stays.
  const visitor = page.frameLocator('iframe');
  await expect(visitor.getByRole('heading', { name: 'Bestill ny forsikring' })).toBeVisible();
  await context.setOffline(false);
  await results.getByRole('button', { name: 'add-travel-card', exact: true }).click();
  await expect(results).toHaveCount(0);
  await expect(page).toHaveURL(/\?flow=add-travel-card&persona=/);
});

test('without the sandbox “Go there” opens a screen of a flow that was not open before', async ({
  page,
  context,
}) => {
  await openAndDisconnect(page, context);
  await page.getByLabel('Search', { exact: true }).fill('bank-selection');
  await button(page, 'bank-selection').click();
  await page.keyboard.press('Escape');
  await page.getByLabel('State to go to').selectOption('choosing.closed');
  await button(page, 'Go there').click();
  await expect(state(page)).toHaveText('choosing.closed');
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Velg lokalbank' })).toBeVisible();
});
