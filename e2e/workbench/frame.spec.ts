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

  test('stays on the page when a link of it is pressed, and says where it leads', async ({ page }) => {
    await sandboxOf(page).respondsAtOnce();
    await page.goto('/workbench?flow=order-policy&persona=business-admin');
    await expect(state(page)).toHaveText('filling.typing');
    const visited = page.frameLocator('iframe');
    await visited.getByRole('link', { name: 'Tilbake til oversikten' }).click();
    await expect(page.getByText('The link leads to /oversikt/forsikring/mine-forsikringer')).toBeVisible();
    await expect(visited.getByRole('heading', { level: 1 })).toBeVisible();
  });

  for (const size of [
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ])
    test(`has page, chart and what happens in view at once, at ${size.width} × ${size.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await sandboxOf(page).respondsAtOnce();
      await page.goto('/workbench?flow=order-policy&persona=business-admin&state=filling.failed');
      await expect(state(page)).toHaveText('filling.failed');
      const parts = [
        page.getByRole('region', { name: 'Frame of the page' }),
        page.getByRole('region', { name: 'Chart', exact: true }),
        page.getByRole('region', { name: 'What happens' }),
      ];
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      for (const box of boxes) {
        expect(box?.height).toBeGreaterThan(size.height * 0.8);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height);
      }
      expect(boxes.every((box, at) => (box?.x ?? 0) > (boxes[at - 1]?.x ?? -1))).toBe(true);
      expect(await page.evaluate('document.documentElement.scrollHeight')).toBe(size.height);
      // The drawing's text has a font of 12 pixels.
      const scale = await page
        .locator('.workbench-canvas')
        .evaluate((canvas: HTMLElement) => canvas.getBoundingClientRect().width / canvas.offsetWidth);
      expect(12 * scale).toBeGreaterThanOrEqual(10.99);
    });

  test('begins a large chart with the active state in the middle, until a person has moved or zoomed it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await sandboxOf(page).respondsAtOnce();
    await page.goto('/workbench?flow=employee-report&persona=business-admin&state=reporting.sending');
    /** How far the middle of the active state is from the middle of the drawing's window, in pixels. */
    const offCentre = () =>
      page.locator('.workbench-drawing').evaluate((box) => {
        const leaf = box.querySelector('.active.leaf > rect') ?? box;
        const [outer, inner] = [box, leaf].map((each) => each.getBoundingClientRect());
        if (!outer || !inner || leaf === box) return Number.NaN;
        return Math.max(
          Math.abs(outer.x + outer.width / 2 - inner.x - inner.width / 2),
          Math.abs(outer.y + outer.height / 2 - inner.y - inner.height / 2),
        );
      });
    await expect(state(page)).toHaveText('reporting.sending');
    await expect.poll(offCentre).toBeLessThan(40);
    await button(page, 'chart').click();
    await expect.poll(offCentre).toBeLessThan(40);
    await button(page, 'Fit').click();
    await button(page, 'both').click();
    await expect.poll(offCentre).toBeGreaterThan(40);
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
    expect(await page.evaluate(colour)).toBe('rgb(11, 19, 17)');
    expect(await page.frames()[1]?.evaluate(colour)).toBe('rgb(11, 19, 17)');
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
    await page.getByText('More settings').click();
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
    await page.getByText('Calls: 2 sent, 1 waiting: listBanks').click();
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
    await expect(selected.getByRole('button', { name: /^sending: / }).first()).toHaveText(
      'sending: orderPolicy succeeded → sent',
    );
  });

  test('scrolls the drawing to the active state', async ({ page }) => {
    await sandboxOf(page).respondsAtOnce();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/workbench?flow=order-policy&persona=business-admin&state=noAccess');
    await expect(state(page)).toHaveText('noAccess');
    await button(page, 'chart').click();
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
