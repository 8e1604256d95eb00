import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Page, test } from 'playwright/test';
import { activeLeaves } from '#flows/engine/leaves.ts';
import { registry } from '#flows/registry.ts';
import { scriptOf } from '#test/flows/scripts.ts';
import { pathTo, runPath } from '#test/support/run-path.ts';
import { walkAll } from '#test/support/walks.ts';
import { openPageSite } from './support/page-site.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe: { run(): Promise<AxeResults> };
  }
}

async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run());
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { flow, cases } of registry) {
  test(`${flow.id}: every screen at 320, 768 and 1280 px, with nothing for axe to find`, async ({ page }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
    });
    const walks = await walkAll();
    const walk = walks.find((candidate) => candidate.flow.id === flow.id);
    if (!walk) throw new Error(`${flow.id} was not walked`);
    const leaves = new Set(
      [walk.start, ...walk.steps.map(({ to }) => to)]
        .filter(({ status }) => status === 'active')
        .flatMap(activeLeaves),
    );
    for (const leaf of leaves) {
      await test.step(leaf, async () => {
        const site = await openPageSite(page, cases.within?.flow.id ?? flow.id);
        await runPath({ walks, scriptOf }, walk, pathTo(walk, leaf), site);
        for (const width of [320, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await overflow(page), `${leaf} is wider than ${width} px`).toBe(0);
          expect(await findings(page), `${leaf} at ${width} px`).toEqual([]);
          await page.screenshot({
            path: `test-results/screens/${flow.id}/${leaf}-${width}.png`,
            fullPage: true,
            animations: 'disabled',
          });
        }
      });
    }
    expect(violations).toEqual([]);
  });
}
