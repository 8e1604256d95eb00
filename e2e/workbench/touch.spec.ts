import { expect, type Page } from 'playwright/test';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { test } from '#e2e/support/test.ts';

test.use({
  baseURL: `http://localhost:${process.env.PORT_OF_WORKBENCH}`,
  viewport: { width: 360, height: 740 },
  hasTouch: true,
});

type Point = readonly [x: number, y: number];

/** The fingers on the screen, by the browser's own protocol: the library has only taps. */
async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
  return {
    /** Each finger goes from its first point to its second one. */
    async move(...fingers: readonly (readonly [Point, Point])[]) {
      const steps = 5;
      await send(
        'touchStart',
        fingers.map(([from]) => from),
      );
      for (let step = 1; step <= steps; step += 1)
        await send(
          'touchMove',
          fingers.map(
            ([[x, y], [toX, toY]]): Point => [x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps],
          ),
        );
      await send('touchEnd', []);
    },
  };
}

const drawing = (page: Page) => page.getByRole('region', { name: 'Chart of bank-selection' });

async function boxOf(page: Page, name: string) {
  const found = await page.locator(`.flow-chart [data-state="${name}"] > rect`).boundingBox();
  if (!found) throw new Error(`${name} is not drawn`);
  return found;
}

/** Opens the chart, and returns the middle of its window. */
async function open(page: Page): Promise<Point> {
  await sandboxOf(page).respondsAtOnce();
  await page.goto('/workbench?flow=bank-selection&persona=private-one&show=chart');
  await expect(page.getByTestId('state')).toHaveText('choosing.closed');
  await drawing(page).evaluate((part) => part.scrollIntoView({ block: 'center' }));
  const around = await drawing(page).boundingBox();
  if (!around) throw new Error('there is no drawing');
  return [around.x + around.width / 2, around.y + around.height / 2];
}

test.describe('the chart of the workbench', () => {
  test('is moved by one finger, which selects nothing', async ({ page }) => {
    const [x, y] = await open(page);
    const before = await boxOf(page, 'loading');
    const fingers = await fingersOn(page);
    await fingers.move([
      [x, y],
      [x - 70, y + 40],
    ]);
    await expect.poll(async () => Math.round((await boxOf(page, 'loading')).x - before.x)).toBe(-70);
    expect(Math.round((await boxOf(page, 'loading')).y - before.y)).toBe(40);
    await expect(page).not.toHaveURL(/selected=/);
  });

  test('is zoomed by two fingers, also smaller, and keeps what is between them', async ({ page }) => {
    const [x, y] = await open(page);
    const before = await boxOf(page, 'loading');
    const fingers = await fingersOn(page);
    await fingers.move(
      [
        [x - 30, y],
        [x - 90, y],
      ],
      [
        [x + 30, y],
        [x + 90, y],
      ],
    );
    await expect.poll(async () => (await boxOf(page, 'loading')).width / before.width).toBeGreaterThan(1.3);
    const large = await boxOf(page, 'loading');
    await fingers.move(
      [
        [x - 90, y],
        [x - 30, y],
      ],
      [
        [x + 90, y],
        [x + 30, y],
      ],
    );
    await expect.poll(async () => (await boxOf(page, 'loading')).width).toBeLessThan(large.width / 1.3);
    await expect(page).not.toHaveURL(/selected=/);
  });

  test('has a part selected by a tap', async ({ page }) => {
    await open(page);
    const { x, y, width, height } = await boxOf(page, 'choosing.closed');
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(page).toHaveURL(/[?&]selected=choosing\.closed$/);
    await expect(page.getByRole('region', { name: 'State choosing.closed' })).toBeVisible();
  });
});
