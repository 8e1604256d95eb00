import { expect, test } from 'playwright/test';
import { cover, takenOn, transitionsOf } from '#flows/engine/walk/coverage.ts';
import { registry } from '#flows/registry.ts';
import { scriptOf } from '#test/flows/scripts.ts';
import { runPath } from '#test/support/run-path.ts';
import { walkAll, walkOf } from '#test/support/walks.ts';
import { openPageSite } from './support/page-site.ts';

for (const { flow, cases } of registry) {
  test(`${flow.id}: the fewest paths that take every transition`, async ({ page }) => {
    const walks = await walkAll();
    const walk = walkOf(walks, flow.id);
    const taken = new Map(walk.paths.map((path) => [path, takenOn(walk, path)]));
    const covered = new Set<string>();
    for (const path of cover(walk.paths, (candidate) => taken.get(candidate) ?? new Set())) {
      await test.step(path.name, async () => {
        const site = await openPageSite(page, cases.within?.flow.id ?? flow.id);
        await runPath({ walks, scriptOf }, walk, path, site);
      });
      for (const name of taken.get(path) ?? []) covered.add(name);
    }
    expect([...transitionsOf(flow.machine)].filter((name) => !covered.has(name))).toEqual([]);
  });
}
