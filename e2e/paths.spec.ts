import { expect, test } from 'playwright/test';
import { cover, runOn, transitionsOf } from '#flows/engine/walk/coverage.ts';
import type { Path, Walk } from '#flows/engine/walk/walk.ts';
import { registry } from '#flows/registry.ts';
import { scriptOf } from '#test/flows/scripts.ts';
import { runPath } from '#test/support/run-path.ts';
import { walkAll, walkOf } from '#test/support/walks.ts';
import { type RawPath, rawPath } from '#workbench/coverage/raw.ts';
import { noVisits, recordVisits } from '#workbench/coverage/visits.ts';
import { openPageSite } from './support/page-site.ts';
import { attachRaw } from './support/raw-attachments.ts';

/** What a path comes by in the chart; that the page goes along is looked after at every step. */
function rawOf(walk: Walk, path: Path): RawPath {
  const visits = noVisits();
  runOn(walk, path, recordVisits(visits));
  return rawPath(walk.flow.id, path.name, visits);
}

for (const { flow } of registry) {
  test(`${flow.id}: the fewest paths that take every transition`, async ({ page }, testInfo) => {
    const walks = await walkAll();
    const walk = walkOf(walks, flow.id);
    const raw = new Map(walk.paths.map((path) => [path, rawOf(walk, path)]));
    const run: RawPath[] = [];
    const fewest = cover(walk.paths, (candidate) => new Set(raw.get(candidate)?.transitions));
    // A chart without transitions has a page to look at all the same.
    for (const path of fewest.length > 0 ? fewest : walk.paths) {
      await test.step(path.name, async () => {
        const site = await openPageSite(page, walk);
        await runPath({ walks, scriptOf }, walk, path, site);
      });
      run.push(...[raw.get(path) ?? []].flat());
    }
    await attachRaw(testInfo, 'chromium', run);
    const covered = new Set(run.flatMap(({ transitions }) => transitions));
    expect([...transitionsOf(flow.machine)].filter((name) => !covered.has(name))).toEqual([]);
  });
}
