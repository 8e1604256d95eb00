import { expect, type Page } from 'playwright/test';
import { sandboxOf } from '#e2e/support/sandbox.ts';
import { test } from '#e2e/support/test.ts';

test.use({ baseURL: `http://localhost:${process.env.PORT_OF_WORKBENCH}` });

const state = (page: Page) => page.getByTestId('state');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Pairs of controls and texts that cover each other, each cut to what its scrolling parts show. */
const overlaps = `(() => {
  const cut = (part) => {
    let { left, top, right, bottom } = part.getBoundingClientRect();
    for (let around = part.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible') continue;
      const box = around.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return { part, left, top, right, bottom };
  };
  const parts = [...document.querySelectorAll(
    '.workbench :is(button, input, select, summary, label, p, h2, h3, legend, .workbench-drawing, .workbench-visitor)',
  )]
    .filter((part) => part.checkVisibility() && !part.closest('.workbench-canvas'))
    // What is beneath the bar of a phone is scrolled.
    .filter((part) => getComputedStyle(part.closest('.workbench-shown') ?? part).position !== 'fixed')
    .map(cut)
    .filter(({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1);
  return parts.flatMap((one, index) =>
    parts
      .slice(index + 1)
      .filter((other) => !one.part.contains(other.part) && !other.part.contains(one.part))
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2,
      )
      .map((other) => [one, other].map(({ part }) => part.textContent.trim().slice(0, 40)).join(' × ')),
  );
})()`;

for (const [width, height] of [
  [360, 740],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const)
  test(`no part of the workbench covers another at ${width} × ${height}, with a selection and a search`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await sandboxOf(page).respondsAtOnce();
    for (const pageWidth of ['phone', 'tablet']) {
      await page.goto(
        `/workbench?flow=bank-selection&persona=private-one&hold=listBanks&selected=loading&width=${pageWidth}`,
      );
      await expect(page.getByRole('region', { name: 'State loading' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Chart of bank-selection' })).toBeVisible();
      // A phone has one column.
      await expect(page.getByLabel('Share of the page')).toBeVisible({ visible: width >= 1024 });
      expect(await page.evaluate(overlaps)).toEqual([]);
      await page.getByLabel('State, event, call, code or text').fill('bank');
      await expect(button(page, 'state loading')).toBeVisible();
      expect(await page.evaluate(overlaps)).toEqual([]);
      await page.keyboard.press('Escape');
      if (width >= 1024) continue;
      // Each of the other parts is alone on a phone.
      for (const part of ['page', 'what happens']) {
        await button(page, part).click();
        expect(await page.evaluate(overlaps)).toEqual([]);
      }
    }
  });

/** The parts of the tools that scroll now. */
const scrollers = `[...document.querySelectorAll('.workbench-inspector *')]
  .filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowY))
  .filter((part) => part.scrollHeight > part.clientHeight + 1)
  .map((part) => part.id || part.className)`;

test('each column has one scroller, and shows each answer to a call and the tests of a part without a press more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await sandboxOf(page).respondsAtOnce();
  await page.goto('/workbench?flow=order-policy&persona=business-admin&state=sending&selected=sending');
  await expect(button(page, 'no server behind the gateway')).toBeInViewport({ ratio: 1 });
  await button(page, 'Tests of this part').click();
  const tests = page.getByRole('list', { name: 'Generated tests' }).getByRole('listitem');
  await expect(tests.first()).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(scrollers)).toEqual(['chart', 'workbench-scrolled']);
  await expect(tests).toHaveCount(5);
  await page.getByRole('button', { name: /^Show all \d+: Generated tests$/ }).click();
  await expect(tests.nth(5)).toBeVisible();
});

test('the state of a transition takes the focus that its button had', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await sandboxOf(page).respondsAtOnce();
  await page.goto('/workbench?flow=add-travel-card&persona=private-rich&selected=filling.unknown');
  await button(page, 'filling: submitted [isValid] → sending').press('Enter');
  await expect(page.getByRole('heading', { name: /^Selected: filling: submitted/ })).toBeFocused();
  await button(page, 'State sending').press('Enter');
  await expect(page.getByRole('heading', { name: 'Selected: sending' })).toBeFocused();
});

test('buttons stay where they are when a call ends and a child flow starts', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await sandboxOf(page).respondsAtOnce();
  await page.goto('/workbench?flow=self-declaration&persona=new-customer&hold=getDamageCustomer');
  await expect(state(page)).toHaveText('loadingCustomer');
  const names = ['Fit', 'Go there', 'every write', 'One event back', 'Start', 'both'];
  const places = () =>
    Promise.all(
      names.map(async (name) => {
        const box = await button(page, name).boundingBox();
        return `${name}: ${Math.round(box?.x ?? 0)}, ${Math.round(box?.y ?? 0)}`;
      }),
    );
  const before = await places();
  await button(page, 'with a bank relationship').click();
  await expect(button(page, 'bank-selection')).toBeVisible();
  expect(await places()).toEqual(before);
  await button(page, 'bank-selection').click();
  await expect(state(page)).toHaveText('choosing.closed');
  expect(await places()).toEqual(before);
});

test('the chart is a few keys away: links lead past the page, and a group of buttons is one tab stop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await sandboxOf(page).respondsAtOnce();
  await page.goto('/workbench?flow=bank-selection&persona=private-one');
  await expect(state(page)).toHaveText('choosing.closed');
  const address = page.url();
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('Tab', 'Tab');
  await expect(page.getByRole('link', { name: 'To the chart' })).toBeFocused();
  await press('Enter', 'Tab');
  await expect(button(page, 'Follow the page')).toBeFocused();
  await press('ArrowRight', 'ArrowRight');
  await expect(button(page, 'bank-selection')).toBeFocused();
  await press('Tab', 'Tab', 'Tab', 'Tab');
  await expect(button(page, 'Fit')).toBeFocused();
  await press('End');
  await expect(button(page, 'Zoom out')).toBeFocused();
  await press('Tab');
  await expect(page.getByRole('region', { name: 'Chart of bank-selection' })).toBeFocused();
  expect(page.url()).toBe(address);
});

test('a small chart is placed again in the middle when its window grows, until a person has moved it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await sandboxOf(page).respondsAtOnce();
  await page.goto('/workbench?flow=smart-delay&persona=private-rich&chart=smart-delay');
  const canvas = page.locator('.workbench-canvas');
  await expect(canvas.locator('svg')).toBeVisible();
  /** How far the middle of the drawing is from the middle of its window, in pixels. */
  const offCentre = () =>
    page.locator('.workbench-drawing').evaluate((box) => {
      const [outer, inner] = [box, box.querySelector('.workbench-canvas') ?? box].map((each) =>
        each.getBoundingClientRect(),
      );
      if (!outer || !inner || inner.width > outer.width) return Number.NaN;
      return Math.abs(outer.x + outer.width / 2 - inner.x - inner.width / 2);
    });
  await expect.poll(offCentre).toBeLessThan(2);
  await button(page, 'chart').click();
  await expect.poll(offCentre).toBeLessThan(2);
  await page.getByRole('region', { name: 'Chart of smart-delay' }).press('ArrowLeft');
  await expect.poll(offCentre).toBeGreaterThan(50);
  await button(page, 'both').click();
  await expect.poll(offCentre).toBeGreaterThan(50);
});

test('a fitted chart is fitted again when a selection takes a part of its window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await sandboxOf(page).respondsAtOnce();
  await page.goto('/workbench?flow=bank-selection&persona=private-one');
  await expect(page.locator('.workbench-canvas svg')).toBeVisible();
  await button(page, 'Fit').click();
  const isWhole = () =>
    page.locator('.workbench-drawing').evaluate((box) => {
      const [outer, inner] = [box, box.querySelector('.workbench-canvas') ?? box].map((each) =>
        each.getBoundingClientRect(),
      );
      return outer && inner ? inner.bottom <= outer.bottom + 1 && inner.right <= outer.right + 1 : false;
    });
  await expect.poll(isWhole).toBe(true);
  await page.locator('[data-state="unavailable"]').click();
  await expect(page.getByRole('region', { name: 'State unavailable' })).toBeVisible();
  await expect.poll(isWhole).toBe(true);
});

for (const [width, height] of [
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const)
  test(`at ${width} × ${height} the chart has half of the window's height, also with a selection, which it shows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await sandboxOf(page).respondsAtOnce();
    await page.goto('/workbench?flow=order-policy&persona=business-admin&selected=sent');
    await expect(state(page)).toHaveText('filling.typing');
    await expect(page.getByRole('region', { name: 'State sent' })).toBeVisible();
    const chart = page.getByRole('region', { name: 'Chart of order-policy' });
    expect((await chart.boundingBox())?.height).toBeGreaterThanOrEqual(height / 2);
    const sent = page.locator('.flow-chart [data-state="sent"] > rect');
    await expect(sent).toBeInViewport({ ratio: 0.99 });
    // The next state of the page leaves the selection where it is.
    // A click would scroll to the button at 1024 px, where the chart is above it.
    await button(page, 'submitted').dispatchEvent('click');
    await expect(state(page)).not.toHaveText('filling.typing');
    await expect(sent).toBeInViewport({ ratio: 0.99 });
    // The details are scrolled beneath the chart.
    await button(page, 'sending: orderPolicy succeeded → sent').scrollIntoViewIfNeeded();
    await expect(chart).toBeInViewport({ ratio: 0.9 });
  });

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`at ${width} px no button breaks its words`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await sandboxOf(page).respondsAtOnce();
    await page.goto('/workbench?flow=order-policy&persona=business-admin&show=chart&selected=filling.failed');
    await button(page, 'Tests of this part').click();
    await expect(page.getByRole('list', { name: 'Generated tests' })).toBeVisible();
    const broken = await page.locator('.workbench button:visible').evaluateAll((buttons) =>
      buttons
        .filter((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
          return lines > each.textContent.split(/[\s.]+/).length;
        })
        .map(({ textContent }) => textContent),
    );
    expect(broken).toEqual([]);
    await expect(page.getByRole('button', { name: /^Copy the command of/ }).first()).toHaveText('Copy');
    expect(
      (
        await page
          .getByRole('button', { name: /^Copy the command of/ })
          .first()
          .boundingBox()
      )?.height,
    ).toBeLessThan(40);
  });

test('a phone shows the page, the chart or what happens, each by one press, and the address keeps it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await sandboxOf(page).respondsAtOnce();
  await page.goto('/workbench?flow=order-policy&persona=business-admin');
  const parts = {
    page: page.getByRole('region', { name: 'Frame of the page' }),
    chart: page.getByRole('region', { name: 'Chart', exact: true }),
    'what happens': page.getByRole('region', { name: 'What happens' }),
  };
  const isOnly = async (shown: keyof typeof parts) => {
    await expect(button(page, shown)).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, shown)).toBeInViewport({ ratio: 1 });
    for (const [name, part] of Object.entries(parts))
      await expect(part).toBeVisible({ visible: name === shown });
  };
  await isOnly('page');
  expect(await page.evaluate('document.documentElement.scrollHeight')).toBeLessThan(1000);
  await button(page, 'chart').click();
  await isOnly('chart');
  await button(page, 'what happens').click();
  await isOnly('what happens');
  await button(page, 'submitted').click();
  await expect(page).toHaveURL(/&show=happens$/);
  await page.reload();
  await isOnly('what happens');
});
