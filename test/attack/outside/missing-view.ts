import { screen } from '@testing-library/react';
import { lazyView } from '#flows/engine/lazy-view.ts';
import { activeLeaves } from '#flows/engine/leaves.ts';
import { registry } from '#flows/registry.ts';
import { turn } from '#test/attack/page/settle.ts';
import { openWalk } from '#test/support/open-walk.ts';
import { runPath } from '#test/support/run-path.ts';
import { pathTo, planPath } from '#workbench/plan.ts';
import { walkOf } from '#workbench/walks.ts';

/** A screen whose code loads on demand. */
export interface CodePart {
  readonly flow: string;
  readonly leaf: string;
}

/** Every screen of every flow whose code loads on demand. */
export const lazyViews = (): readonly CodePart[] =>
  registry.flatMap(({ flow }) =>
    Object.entries(flow.views)
      .filter(([, view]) => typeof view === 'object' && view !== null && 'load' in view)
      .map(([leaf]) => ({ flow: flow.id, leaf })),
  );

/** Leads a visitor to a screen whose code is missing. */
export async function problemsWithoutView(
  { flow: id, leaf }: CodePart,
  problemsOf: () => readonly string[],
): Promise<readonly string[]> {
  const walk = await walkOf(id);
  const state = [walk.start, ...walk.steps.map(({ to }) => to)].find((each) =>
    activeLeaves(each).includes(leaf),
  );
  if (!state) return ['no path leads to the screen'];
  const plan = await planPath(walk, pathTo(walk, state));
  const views = walk.flow.views as Record<string, unknown>;
  const { [leaf]: view } = views;
  const failure = new TypeError('Failed to fetch dynamically imported module');
  views[leaf] = lazyView(() => Promise.reject(failure));
  const site = openWalk(walk);
  try {
    // The script looks for the screen, which is not there.
    await runPath(plan, site).catch(() => {});
    await turn();
    const problems = problemsOf();
    return [
      ...(problems.includes('the error fallback') ? [] : ['it shows no error']),
      ...problems.filter((problem) => problem !== 'the error fallback' && !/ leads to /.test(problem)),
      ...(screen.queryByRole('button', { name: 'Prøv igjen' }) ? [] : ['it offers no reload']),
      ...site.failures.filter((each) => each !== failure).map(String),
    ];
  } finally {
    views[leaf] = view;
    site.close();
  }
}
