import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from 'playwright/test';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { tabTo } from '#e2e/support/tab-to.ts';
import { test } from '#e2e/support/test.ts';

test.use({
  baseURL: `http://localhost:${process.env.PORT_OF_WORKBENCH}`,
  viewport: { width: 1280, height: 900 },
});

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const state = (page: Page) => page.getByTestId('state');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const drawing = (page: Page) => page.getByRole('region', { name: 'Chart of bank-selection' });
const box = (page: Page, name: string) => page.locator(`.flow-chart [data-state="${name}"] > rect`);

async function open(page: Page, query = ''): Promise<void> {
  await sandboxOf(page).respondsAtOnce();
  await page.goto(`/workbench?flow=bank-selection&persona=private-one${query}`);
  await expect(state(page)).toHaveText('choosing.closed');
  await expect(drawing(page)).toBeVisible();
}

async function boxOf(page: Page, name: string) {
  const found = await box(page, name).boundingBox();
  if (!found) throw new Error(`${name} is not drawn`);
  return found;
}

test.describe('the chart of the workbench', () => {
  test('is zoomed and moved by keys, and fits its window again', async ({ page }) => {
    await open(page);
    const before = await boxOf(page, 'loading');
    await drawing(page).press('+');
    await expect.poll(async () => (await boxOf(page, 'loading')).width).toBeGreaterThan(before.width * 1.2);
    const zoomed = await boxOf(page, 'loading');
    await drawing(page).press('ArrowLeft');
    await expect.poll(async () => Math.round((await boxOf(page, 'loading')).x - zoomed.x)).toBe(60);
    await drawing(page).press('ArrowDown');
    await expect.poll(async () => Math.round((await boxOf(page, 'loading')).y - zoomed.y)).toBe(-60);
    await drawing(page).press('0');
    await expect.poll(async () => (await boxOf(page, 'loading')).width).toBeLessThanOrEqual(before.width);
  });

  test('is moved by the mouse, which selects nothing then, and zoomed by the wheel', async ({ page }) => {
    await open(page);
    await button(page, 'Fit').click();
    await button(page, 'Zoom in').click();
    const before = await boxOf(page, 'unavailable');
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 80, y + 30, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Math.round((await boxOf(page, 'unavailable')).x - before.x)).toBe(80);
    await expect(page).not.toHaveURL(/selected=/);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect
      .poll(async () => (await boxOf(page, 'unavailable')).width)
      .toBeGreaterThan(before.width * 1.05);
  });

  test('selects a transition with its guard and the tests that take it, and keeps it in the address', async ({
    page,
  }) => {
    await page.route('**/sandbox/journeys?*', (route) =>
      route.fulfill({
        json: [
          { name: 'a customer chooses a bank (once)', file: 'test/journeys/buying/bank.test.ts' },
          { name: 'the bank › is kept', file: null },
        ],
      }),
    );
    await open(page);
    await button(page, 'Fit').click();
    await page
      .locator('[data-transition="bank-selection.choosing: submitted [isBankChosen] → decided"] text')
      .first()
      .click();
    const selected = page.getByRole('region', {
      name: 'Transition bank-selection.choosing: submitted [isBankChosen] → decided',
    });
    await expect(selected.getByText('Guard: isBankChosen; tried as 1 of 2')).toBeVisible();
    await page.reload();
    await expect(selected.getByText('A bank is chosen.')).toBeVisible();
    await selected.getByRole('button', { name: 'Tests of this part' }).click();
    await expect(selected.getByText('4 generated tests in the DOM, 2 journeys')).toBeVisible();
    await expect(selected.getByRole('listitem').first()).toContainText(
      "npx vitest run test/paths/buying.test.ts -t '^bank-selection listBanks: banks",
    );
    await expect(selected.getByRole('list', { name: 'Journeys' }).getByRole('listitem')).toHaveText([
      String.raw`a customer chooses a bank (once)npx vitest run test/journeys/buying/bank.test.ts -t '^a customer chooses a bank \(once\)$'Copy`,
      "the bank › is keptnpx playwright test -c e2e --project=chromium -g 'the bank is kept$'Copy",
    ]);
  });

  test('a found state is selected and moved into the window', async ({ page }) => {
    await open(page);
    for (let times = 0; times < 6; times += 1) await button(page, 'Zoom in').click();
    await page.getByLabel('State, event, call, code or text').fill('decided');
    await button(page, 'state decided').click();
    await expect(page.getByRole('region', { name: 'State decided' })).toBeVisible();
    await expect
      .poll(async () => {
        const [around, inner] = [await drawing(page).boundingBox(), await boxOf(page, 'decided')];
        return around && inner.x >= around.x && inner.x + inner.width <= around.x + around.width;
      })
      .toBe(true);
  });

  test('a button on screen is found in the chart of another flow, and selected there', async ({ page }) => {
    await open(page);
    await page.getByLabel('State, event, call, code or text').fill('“Send endringen”');
    await expect(page.getByText('on screen, change-policy')).toBeVisible();
    await page.getByRole('button', { name: 'button “Send endringen” (filling.failed)' }).click();
    await expect(page).toHaveURL(/&chart=change-policy&selected=filling\.failed$/);
    await expect(page.getByRole('region', { name: 'State filling.failed' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Chart of change-policy' })).toBeVisible();
  });

  test('is worked on by the keyboard alone', async ({ page }) => {
    await open(page);
    // The frame of the page would take the keys, so the walk begins behind it.
    await button(page, 'self-declaration').focus();
    await tabTo(page, 'State, event, call, code or text');
    await page.keyboard.type('retried');
    await tabTo(page, 'unavailable: retried → loading');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('region', { name: 'Transition bank-selection.unavailable: retried → loading' }),
    ).toBeVisible();
    await tabTo(page, 'Fit');
    await page.keyboard.press('Enter');
    await tabTo(page, 'State unavailable');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'State unavailable' })).toBeVisible();
    await tabTo(page, 'listBanks');
    await page.keyboard.press('Space');
    await expect(button(page, 'listBanks')).toHaveAttribute('aria-pressed', 'true');
    await tabTo(page, 'search.changed (sol)');
    await page.keyboard.press('Enter');
    await expect(state(page)).toHaveText('choosing.open');
    // Past the end of the page, Tab goes through the frame, where the list of banks closes.
    await tabTo(page, 'One event back', 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(state(page)).toHaveText('choosing.closed');
  });

  test('the columns are resized by keys, and the address keeps them', async ({ page }) => {
    await open(page);
    const share = page.getByLabel('Share of the page');
    await share.press('ArrowRight');
    await expect(page).toHaveURL(/&split=35$/);
    const frame = page.getByRole('region', { name: 'Frame of the page' });
    const width = async () => Math.round((await frame.boundingBox())?.width ?? 0);
    const before = await width();
    await share.press('ArrowRight');
    await share.press('ArrowRight');
    expect(await width()).toBeGreaterThan(before + 100);
    await page.reload();
    await expect(share).toHaveValue('45');
  });

  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1280, 1920])
      test(`has no finding of axe with a selection and a search in ${colorScheme} at ${width} px`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await open(page, '&selected=unavailable');
        await page.getByLabel('State, event, call, code or text').fill('listBanks');
        await expect(button(page, 'state loading')).toBeVisible();
        await page.evaluate(axe);
        const violations =
          'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + " " + nodes[0].html))';
        expect(await page.evaluate(violations)).toEqual([]);
        const tooWide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
        expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0);
        if (width >= 1024) return;
        // On a phone, each part is alone.
        await page.keyboard.press('Escape');
        for (const part of ['page', 'what happens']) {
          await button(page, part).click();
          expect(await page.evaluate(violations)).toEqual([]);
          expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0);
        }
      });
});
