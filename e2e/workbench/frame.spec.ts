import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from 'playwright/test';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { test } from '#e2e/support/test.ts';

test.use({
  baseURL: `http://localhost:${process.env.PORT_OF_WORKBENCH}`,
  viewport: { width: 1920, height: 900 },
});

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const state = (page: Page) => page.getByTestId('state');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('the workbench', () => {
  test('shows the page at the width of a phone, a tablet or a desktop, by its own media queries', async ({
    page,
  }) => {
    await sandboxOf(page).respondsAtOnce();
    await page.goto('/workbench?flow=self-declaration&persona=new-customer');
    await expect(state(page)).toHaveText('filling.typing');
    const frame = page.frames().find((each) => each.url().includes('/workbench/page'));
    const isWide = () => frame?.evaluate("[innerWidth, matchMedia('(width >= 768px)').matches]");
    expect(await isWide()).toEqual([360, false]);
    await button(page, 'tablet').click();
    await expect.poll(isWide).toEqual([768, true]);
    await button(page, 'desktop').click();
    await expect.poll(isWide).toEqual([1280, true]);
    // The flow has not started again, and the address of a colleague has the same width.
    await expect(page).toHaveURL(/[?&]flow=self-declaration&persona=new-customer&width=desktop$/);
    await button(page, 'chart').click();
    await expect(page.locator('iframe')).toBeHidden();
    await page.reload();
    await expect(button(page, 'chart')).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, 'desktop')).toHaveAttribute('aria-pressed', 'true');
  });

  test('fits the chart again when its window has another size, until a person has moved or zoomed it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await sandboxOf(page).respondsAtOnce();
    await page.goto('/workbench?flow=bank-selection&persona=new-customer');
    await expect(page.locator('.workbench-drawing svg')).toBeVisible();
    /** How far the middle of the drawing is from the middle of its window, in pixels. */
    const offCentre = () =>
      page.locator('.workbench-drawing').evaluate((box) => {
        const [outer, inner] = [box, box.querySelector('svg') ?? box].map((each) =>
          each.getBoundingClientRect(),
        );
        return outer && inner ? Math.abs(outer.x + outer.width / 2 - inner.x - inner.width / 2) : Number.NaN;
      });
    await expect.poll(offCentre).toBeLessThan(3);
    await button(page, 'chart').click();
    await expect.poll(offCentre).toBeLessThan(3);
    await button(page, 'Actual size').click();
    await button(page, 'phone').click();
    await expect.poll(offCentre).toBeGreaterThan(3);
  });

  test('is used by its buttons while a dialog of the page is open', async ({ page }) => {
    const sandbox = sandboxOf(page);
    await sandbox.respondsAtOnce();
    await sandbox.holds('shareTravelCard');
    await page.goto('/workbench?flow=share-travel-card&persona=private-rich&state=filling.typing');
    await expect(state(page)).toHaveText('filling.typing');
    const dialog = page.frameLocator('iframe').getByRole('dialog');
    await expect(dialog).toBeVisible();
    await button(page, 'field.changed (fodselsnummer, 05901210022)').click();
    await button(page, 'submitted').click();
    await button(page, 'confirmed').click();
    await button(page, '500').click();
    await expect(state(page)).toHaveText('filling.failed');
    await expect(dialog).toBeVisible();
  });

  test('finds a flow by its area, its name or a word of its description', async ({ page }) => {
    await page.goto('/workbench');
    const flows = () => page.getByLabel('Flow', { exact: true }).getByRole('option').allTextContents();
    await page.getByLabel('Search', { exact: true }).fill('sharing insight');
    expect(await flows()).toEqual(['insight', 'given-insight', 'received-insight', 'give-insight']);
  });

  test('has the colours of the system, and so has the page in its frame', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await sandboxOf(page).respondsAtOnce();
    await page.goto('/workbench?flow=self-declaration&persona=new-customer');
    await expect(state(page)).toHaveText('filling.typing');
    const colour = 'getComputedStyle(document.body).backgroundColor';
    expect(await page.evaluate(colour)).toBe('rgb(15, 25, 23)');
    expect(await page.frames()[1]?.evaluate(colour)).toBe('rgb(15, 25, 23)');
    await page.evaluate(axe);
    const found = await page.evaluate(
      'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + " " + nodes[0].html))',
    );
    expect(found).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => page.evaluate(colour)).toBe('rgb(251, 248, 243)');
  });

  test('sets the latency of the address before the page sends a call', async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.goto('/workbench?flow=bank-selection&persona=private-one&latency=60000');
    await expect(button(page, 'after a minute')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'self-declaration', exact: true }).click();
    await expect(state(page)).toHaveText('loadingCustomer');
    const steered = sent.filter((path) => path === '/sandbox/latency' || path.startsWith('/rest/'));
    expect(steered.slice(0, 2)).toEqual(['/sandbox/latency', '/rest/skade/kunde']);
  });

  test("holds a call of a child flow and not its parent's, and lists each call with its end", async ({
    page,
  }) => {
    await sandboxOf(page).respondsAtOnce();
    await page.goto('/workbench?flow=bank-selection&persona=private-one&hold=listBanks');
    await expect(state(page)).toHaveText('loading');
    await expect(button(page, 'listBanks')).toHaveAttribute('aria-pressed', 'true');
    await page.getByText('Calls: 2 sent, 1 waiting').click();
    await expect(
      page.getByText(/^1\. getDamageCustomer GET \/rest\/skade\/kunde: 200 after \d+ ms$/),
    ).toBeVisible();
    await button(page, 'lost').click();
    await expect(
      page.getByText('2. listBanks GET /rest/banker: waiting, settled by the button lost'),
    ).toBeVisible();
    await button(page, 'retried').click();
    await expect(state(page)).toHaveText('loading');
    await button(page, 'listBanks').click();
    await expect(state(page)).toHaveText('choosing.closed');
    await expect(page).not.toHaveURL(/hold=/);
  });

  test('keeps the selected state in the address, with what the chart says about it', async ({ page }) => {
    await sandboxOf(page).respondsAtOnce();
    await page.goto('/workbench?flow=order-policy&persona=business-admin');
    await expect(state(page)).toHaveText('filling.typing');
    await page.locator('.flow-chart [data-state="sending"]').click();
    await expect(page).toHaveURL(/[?&]selected=sending$/);
    await page.reload();
    const selected = page.getByRole('region', { name: 'State sending' });
    await expect(selected.getByText('Sending the order to the insurer.')).toBeVisible();
    await expect(selected.getByText('Calls: orderPolicy')).toBeVisible();
    await expect(selected.getByRole('listitem').first()).toHaveText('sending: orderPolicy succeeded → sent');
  });

  test('scrolls the drawing to the active state', async ({ page }) => {
    await sandboxOf(page).respondsAtOnce();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/workbench?flow=order-policy&persona=business-admin&state=noAccess');
    await expect(state(page)).toHaveText('noAccess');
    const drawing = page.getByRole('region', { name: 'Chart of order-policy' });
    const isInView = async (name: string) => {
      const [around, box] = [
        await drawing.boundingBox(),
        await page.locator(`.flow-chart [data-state="${name}"] > rect`).boundingBox(),
      ];
      return around && box && box.x >= around.x && box.x + box.width <= around.x + around.width;
    };
    await expect.poll(() => isInView('noAccess')).toBe(true);
  });
});
