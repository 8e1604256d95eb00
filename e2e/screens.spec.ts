import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Page, test } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { stateName } from '#flows/engine/leaves.ts';
import type { Walk } from '#flows/engine/walk/walk.ts';
import { registry } from '#flows/registry.ts';
import { scriptOf } from '#test/flows/scripts.ts';
import { pathTo, runPath } from '#test/support/run-path.ts';
import { walkAll, walkOf } from '#test/support/walks.ts';
import { openPageSite } from './support/page-site.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** In a world of its own beside the page's: there time goes on, though it stands still in the page. */
async function findings(page: Page): Promise<readonly string[]> {
  const chromium = await page.context().newCDPSession(page);
  const { frameTree } = await chromium.send('Page.getFrameTree');
  const { executionContextId } = await chromium.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
  });
  const { result } = await chromium.send('Runtime.evaluate', {
    expression: `${axe}; axe.run().then(({ violations }) => violations)`,
    contextId: executionContextId,
    awaitPromise: true,
    returnByValue: true,
  });
  await chromium.detach();
  const violations: AxeResults['violations'] = result.value;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** One state for each situation of a walk that is shown. */
function situationsOf({ start, steps, situation }: Walk): readonly AnyMachineSnapshot[] {
  const shown = [start, ...steps.map(({ to }) => to)].filter(({ status }) => status === 'active');
  return [...new Map(shown.map((state) => [situation(state), state])).values()];
}

for (const { flow } of registry) {
  test(`${flow.id}: every situation at 360 px and every screen at all widths, with nothing for axe to find`, async ({
    page,
  }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
    });
    const walks = await walkAll();
    const walk = walkOf(walks, flow.id);
    const seen = new Set<string>();
    for (const state of situationsOf(walk)) {
      const name = stateName(state);
      await test.step(name, async () => {
        const site = await openPageSite(page, walk);
        await runPath({ walks, scriptOf }, walk, pathTo(walk, state), site);
        for (const width of seen.has(name) ? [360] : [320, 360, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          // Beneath a dialog there is room kept for a scroll bar, which this browser does not draw.
          expect(await overflow(page), `${name} is wider than ${width} px`).toBeLessThanOrEqual(0);
          expect(await findings(page), `${name} at ${width} px, ${walk.situation(state)}`).toEqual([]);
          if (seen.has(name)) continue;
          await page.screenshot({
            path: `test-results/screens/${flow.id}/${name}-${width}.png`,
            fullPage: true,
            animations: 'disabled',
          });
        }
        seen.add(name);
      });
    }
    expect(violations).toEqual([]);
  });
}
