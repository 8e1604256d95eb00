import { expect, test } from 'playwright/test';
import { cover, takenBy, transitionsOf } from '#flows/engine/walk/coverage.ts';
import { registry } from '#flows/registry.ts';
import { scriptOf } from '#test/flows/scripts.ts';
import { runPath } from '#test/support/run-path.ts';
import { walkAll } from '#test/support/walks.ts';
import { openPageSite } from './support/page-site.ts';

for (const { flow, cases } of registry) {
  test(`${flow.id}: the fewest paths that take every transition`, async ({ page }) => {
    const walks = await walkAll();
    const walk = walks.find((candidate) => candidate.flow.id === flow.id);
    if (!walk) throw new Error(`${flow.id} was not walked`);
    const taken = new Map(
      walk.paths.map((path) => [
        path,
        takenBy(
          flow,
          cases.input,
          path.steps.map(({ event }) => event),
        ),
      ]),
    );
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
