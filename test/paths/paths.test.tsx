import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { recordTransitions, transitionsOf } from '#flows/engine/walk/coverage.ts';
import { registry } from '#flows/registry.ts';
import { scriptOf } from '#test/flows/scripts.ts';
import { openDomSite } from '#test/support/dom-site.tsx';
import { type Model, runPath } from '#test/support/run-path.ts';
import { walkAll } from '#test/support/walks.ts';

const walks = await walkAll();
const taken = new Set<string>();
const model: Model = { walks, scriptOf };

let close = () => {};
afterEach(() => close());

for (const walk of walks) {
  const { flow, cases, paths } = walk;
  const root = cases.within ? cases.within.flow : flow;
  const input = registry.find((registered) => registered.flow.id === root.id)?.cases.input;

  describe(flow.id, () => {
    test.each(paths.map((path) => [path.name, path] as const))('%s', async (_, path) => {
      const site = openDomSite(root, input, recordTransitions(taken));
      close = site.close;
      await runPath(model, walk, path, site);
      expect(site.ignored).toEqual([]);
    });
  });
}

afterAll(() => {
  for (const { flow } of walks) {
    const missed = [...transitionsOf(flow.machine)].filter((name) => !taken.has(name));
    expect(missed, `transitions of ${flow.id} that no path took in the DOM`).toEqual([]);
  }
});
