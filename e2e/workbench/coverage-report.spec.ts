import { expect } from 'playwright/test';
import { setup } from 'xstate';
import { test } from '#e2e/support/test.ts';
import type { AnyFlow } from '#flows/engine/define-flow.ts';
import { transitionsOf } from '#flows/engine/walk/coverage.ts';
import { pageOf } from '#workbench/coverage/page.ts';
import { reportOf } from '#workbench/coverage/report.ts';
import { leavesOf } from '#workbench/coverage/visits.ts';

const machine = setup({}).createMachine({
  id: 'gate',
  initial: 'open',
  states: { open: { on: { went: 'inside' } }, inside: { on: { planted: 'open' } } },
});
const gate: AnyFlow = {
  kind: 'flow',
  id: 'gate',
  title: 'Porten',
  machine,
  actors: {},
  views: {},
  frames: {},
};
const planted = 'gate.inside: planted → open';

test('a tester opens the report and follows the transition that no path takes', async ({ page }) => {
  const path = {
    flow: 'gate',
    name: 'went',
    transitions: [...transitionsOf(machine)].filter((name) => name !== planted),
    states: [...leavesOf(gate)],
  };
  await page.setContent(pageOf(reportOf([gate], { dom: [path], chromium: [path], journeys: [] })));
  await expect(page.getByRole('listitem').first()).toHaveText(
    `transition ${planted}: not in the DOM, not in Chromium`,
  );
  await page.getByRole('link', { name: planted }).click();
  const row = page.locator(':target');
  await expect(row).toBeInViewport();
  await expect(row.getByRole('rowheader')).toHaveText(planted);
  await expect(row.getByRole('cell')).toHaveText(['none', 'none']);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the report at 360 px in ${colorScheme} colours is not wider than the window`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setContent(pageOf(reportOf([gate], { dom: [], chromium: [], journeys: [] })));
    await page.screenshot({
      path: `test-results/screens/coverage-report-${colorScheme}.png`,
      fullPage: true,
    });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });
}
