import { expect } from 'playwright/test';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { test } from '#e2e/support/test.ts';

test.use({ baseURL: `http://localhost:${process.env.PORT_OF_WORKBENCH}` });

for (const [width, height] of [
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const)
  test(`the header is one line at ${width} × ${height}, and what the page says moves nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await sandboxOf(page).respondsAtOnce();
    await page.goto('/workbench?flow=order-policy&persona=business-admin');
    await expect(page.getByTestId('state')).toHaveText('filling.typing');
    const middles = () =>
      page.locator('.workbench-start :is(input, select, button, summary):visible').evaluateAll((parts) =>
        parts.map((part) => {
          const { top, height, right } = part.getBoundingClientRect();
          return right <= innerWidth ? Math.round(top + height / 2) : Number.NaN;
        }),
      );
    const all = await middles();
    expect(all.length).toBeGreaterThan(9);
    expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(2);
    const frame = page.getByRole('region', { name: 'Frame of the page' });
    const top = async () => Math.round((await frame.boundingBox())?.y ?? 0);
    const before = await top();
    expect(before).toBeLessThan(100);
    await page.getByLabel('State to go to').selectOption('filling.failed');
    await page.getByRole('button', { name: 'Go there' }).click();
    await expect(page.getByText('order-policy is in filling.failed')).toBeVisible();
    expect(await top()).toBe(before);
    await page.getByLabel('Persona', { exact: true }).selectOption('private-one');
    await expect(
      page.getByText('order-policy is for a company; private-one is a private customer.'),
    ).toBeVisible();
    expect(await top()).toBe(before);
  });
