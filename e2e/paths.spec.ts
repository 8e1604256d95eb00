import { expect } from 'playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { dataState } from '#flows/engine/leaves.ts';
import { cover, runOn, transitionsOf } from '#flows/engine/walk/coverage.ts';
import type { Path, Walk } from '#flows/engine/walk/walk.ts';
import { registry, scriptOf } from '#flows/registry.ts';
import { runPath } from '#test/support/run-path.ts';
import { walkOf } from '#test/support/walks.ts';
import { type RawPath, rawPath } from '#workbench/coverage/raw.ts';
import { noVisits, recordVisits } from '#workbench/coverage/visits.ts';
import { checkLook } from './support/check-look.ts';
import { openPageSite } from './support/page-site.ts';
import { attachRaw } from './support/raw-attachments.ts';
import { test } from './support/test.ts';

/** The coverage of a path in the chart; the page is compared with the chart at every step. */
function rawOf(walk: Walk, path: Path): RawPath {
  const visits = noVisits();
  runOn(walk, path, recordVisits(visits));
  return rawPath(walk.flow.id, path.name, visits);
}

const screensOn = (walk: Walk, { steps }: Path) =>
  [walk.start, ...steps.map(({ to }) => to)].filter(({ status }) => status === 'active').map(dataState);

/** A flow without screens of its own is checked with the flow around it. */
const hasScreens = (id: string) => Object.values(scriptOf(id).sees).some((see) => typeof see === 'function');

for (const { flow } of registry) {
  test(`${flow.id}: the page takes every transition, and the look of every screen is right`, async ({
    page,
  }, testInfo) => {
    const policyErrors: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) policyErrors.push(message.text());
    });
    const walk = await walkOf(flow.id);
    const raw = new Map(walk.paths.map((path) => [path, rawOf(walk, path)]));
    // The DOM runs every path. Two situations of one screen differ only in text, which is checked there.
    const fewPaths = cover(
      walk.paths,
      (path) => new Set([...(raw.get(path)?.transitions ?? []), ...screensOn(walk, path)]),
    );
    // The first situation of each screen is checked at all widths, other situations at the width of a phone.
    const checked = { situations: new Set<string>(), screens: new Set<string>() };
    const checkOnce = async (state: AnyMachineSnapshot) => {
      const [situation, screen] = [walk.situation(state), dataState(state)];
      if (!hasScreens(flow.id) || checked.situations.has(situation)) return;
      checked.situations.add(situation);
      const isNew = !checked.screens.has(screen);
      checked.screens.add(screen);
      await checkLook(
        page,
        `${screen}, ${situation}`,
        isNew ? `test-results/screens/${flow.id}/${screen}` : null,
      );
    };

    const run: RawPath[] = [];
    for (const path of fewPaths) {
      await test.step(path.name, async () => {
        const site = await openPageSite(page, walk, path);
        await runPath({ walkOf, scriptOf }, walk, path, site, checkOnce);
      });
      run.push(...[raw.get(path) ?? []].flat());
    }
    await attachRaw(testInfo, 'chromium', run);
    const covered = new Set(run.flatMap(({ transitions }) => transitions));
    expect([...transitionsOf(flow.machine)].filter((name) => !covered.has(name))).toEqual([]);
    const screens = hasScreens(flow.id) ? walk.paths.flatMap((path) => screensOn(walk, path)) : [];
    expect(screens.filter((screen) => !checked.screens.has(screen))).toEqual([]);
    expect(policyErrors).toEqual([]);
  });
}
