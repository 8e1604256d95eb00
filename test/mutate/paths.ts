import { writeFileSync } from 'node:fs';
import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { expect, inject, test, vi } from 'vitest';
import { type Area, registry } from '#flows/registry.ts';
import { listenTo } from '#test/paths/announcements.ts';
import { openWalk } from '#test/support/open-walk.ts';
import { forgetChecks, runPath } from '#test/support/run-path.ts';
import { walksOf } from '#test/support/walks.ts';
import { type Plan, planPath } from '#workbench/plan.ts';
import { type ChartStep, chartSteps } from './chart-steps.ts';
import type { Verdicts } from './flows.ts';
import type { Mutant } from './instrumented.ts';
import { switches } from './switches.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly mutants: readonly Mutant[];
  }
}

/** How many paths are run for a mutant: some of each length, because short ones resemble each other. */
const most = 10;

const sample = (paths: readonly number[]): readonly number[] =>
  paths.filter(
    (_, at) =>
      paths.length <= most ||
      Math.floor((at * most) / paths.length) !== Math.floor(((at - 1) * most) / paths.length),
  );

async function run(plan: Plan): Promise<void> {
  const site = openWalk(plan.walk);
  const announcements = listenTo(plan.walk.flow.id);
  forgetChecks();
  try {
    await runPath(plan, announcements.on(site), announcements.listen);
    expect(site.unknownEvents).toEqual([]);
  } finally {
    site.close();
    cleanup();
    document.body.replaceChildren();
  }
}

const fails = (plan: Plan | undefined): Promise<boolean> =>
  plan
    ? run(plan).then(
        () => false,
        () => true,
      )
    : Promise.resolve(false);

test('mutants', async () => {
  const area = registry.map((flow) => flow.area).find((name): name is Area => name === process.env.AREA);
  if (!area) throw new Error('no area');
  const plans: Plan[] = [];
  const steps: ChartStep[] = [];
  for (const walk of await walksOf(area)) {
    steps.push(...chartSteps(walk, plans.length));
    for (const path of walk.paths) plans.push(await planPath(walk, path));
  }
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation(() => {});

  for (const [at, step] of steps.entries()) {
    switches.currentTestId = `step ${at}`;
    step.compute();
  }
  const broken = new Set<number>();
  for (const [at, plan] of plans.entries()) {
    switches.currentTestId = `path ${at}`;
    if (await fails(plan)) broken.add(at);
  }
  switches.currentTestId = undefined;
  expect(broken.size, 'paths that fail without a mutant').toBeLessThan(plans.length / 10);

  // Long enough for a path without a mutant, and a mutant waits for what never comes.
  configure({ asyncUtilTimeout: 400, getElementError: (message) => new Error(message ?? '') });
  const { perTest = {} } = switches.mutantCoverage ?? {};
  const reachedBy = (id: string, kind: 'step' | 'path') =>
    Object.entries(perTest).flatMap(([name, reached]) =>
      name.startsWith(kind) && id in reached ? [Number(name.slice(5))] : [],
    );
  const lengthOf = (path: number) => (plans[path]?.entry.length ?? 0) + (plans[path]?.steps.length ?? 0);

  /** Whether another state follows a step, and the paths on which something else changes. */
  const judgeSteps = (numbers: readonly number[]) => {
    const changed = new Set<number>();
    for (const number of numbers) {
      const step = steps[number];
      if (!step) continue;
      try {
        const { state, rest } = step.compute();
        if (state !== step.result.state) return 'killed';
        if (rest !== step.result.rest) for (const path of step.paths) changed.add(path);
      } catch {
        return 'killed';
      }
    }
    return [...changed];
  };

  async function judge(id: string) {
    const inSteps = reachedBy(id, 'step');
    const inPaths = reachedBy(id, 'path');
    if (inSteps.length + inPaths.length === 0) return 'not reached';
    Object.assign(switches, { activeMutant: id, hitCount: 0, hitLimit: 1_000_000 });
    const judged = inSteps.length > 0 ? judgeSteps(inSteps) : inPaths;
    if (judged === 'killed') return 'killed';
    if (judged.length === 0) return 'without effect';
    const paths = judged
      .filter((path) => !broken.has(path))
      .sort((one, other) => lengthOf(one) - lengthOf(other));
    for (const path of sample(paths)) {
      Object.assign(switches, { activeMutant: id, hitCount: 0 });
      if (!(await fails(plans[path]))) continue;
      // On a busy machine a path may fail by itself.
      switches.activeMutant = undefined;
      if (!(await fails(plans[path]))) return 'killed';
    }
    return 'survived';
  }

  const found: Record<Awaited<ReturnType<typeof judge>>, Mutant[]> = {
    killed: [],
    survived: [],
    'without effect': [],
    'not reached': [],
  };
  for (const mutant of inject('mutants')) {
    found[await judge(mutant.id)].push(mutant);
    switches.activeMutant = undefined;
  }
  expect(found.killed.length + found.survived.length, 'judged mutants').toBeGreaterThan(0);
  const verdicts: Verdicts = {
    killed: found.killed.length,
    survivors: found.survived,
    withoutEffect: found['without effect'],
    notReached: found['not reached'].length,
    broken: broken.size,
  };
  writeFileSync(process.env.VERDICTS ?? '', JSON.stringify(verdicts));
});
