import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { recordTransitions, transitionsOf } from '#flows/engine/walk/coverage.ts';
import { scriptOf } from '#test/flows/scripts.ts';
import { openWalk } from '#test/support/open-walk.ts';
import { runPath } from '#test/support/run-path.ts';
import { walkAll } from '#test/support/walks.ts';

const walks = await walkAll();
const taken = new Set<string>();

let close = () => {};
afterEach(() => close());

describe.each(walks.map((walk) => [walk.flow.id, walk] as const))('%s', (_, walk) => {
  test.each(walk.paths.map((path) => [path.name, path] as const))('%s', async (_, path) => {
    const site = openWalk(walk, recordTransitions(taken));
    close = site.close;
    await runPath({ walks, scriptOf }, walk, path, site);
    expect(site.ignored).toEqual([]);
  });
});

afterAll(() => {
  for (const { flow } of walks) {
    const missed = [...transitionsOf(flow.machine)].filter((name) => !taken.has(name));
    expect(missed, `transitions of ${flow.id} that no path took in the DOM`).toEqual([]);
  }
});
