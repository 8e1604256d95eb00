import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { tabTo } from '#e2e/support/tab-to.ts';
import { test } from '#e2e/support/test.ts';

test.use({
  baseURL: `http://localhost:${process.env.PORT_OF_WORKBENCH}`,
  viewport: { width: 1280, height: 900 },
});

const state = (page: Page) => page.getByTestId('state');

/** Goes to a control by Tab, and presses a key there. */
async function press(page: Page, name: string, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

test('by the keyboard alone, a flow is chosen, taken to a state, fails, and is saved as a test', async ({
  page,
}) => {
  await sandboxOf(page).respondsAtOnce();
  await page.goto('/workbench');
  await tabTo(page, 'Search');
  await page.keyboard.type('bank-selection');
  await press(page, 'Start');
  await expect(state(page)).toHaveText('choosing.closed');
  await press(page, 'listBanks', 'Space');
  await expect(page.getByRole('button', { name: 'listBanks', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await tabTo(page, 'State to go to');
  await page.keyboard.type('unavailable');
  await press(page, 'Go there');
  await expect(page).toHaveURL(/[?&]state=unavailable/);
  await expect(state(page)).toHaveText('unavailable');
  await press(page, 'retried');
  await expect(state(page)).toHaveText('loading');
  await press(page, 'lost');
  await expect(state(page)).toHaveText('unavailable');
  const download = page.waitForEvent('download');
  await press(page, 'Save as test');
  const saved = readFileSync(await (await download).path(), 'utf8');
  expect(saved).toContain("await responds(page, 'listBanks', 'lost');");
});
