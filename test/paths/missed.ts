import { transitionsOf } from '#flows/engine/walk/coverage.ts';
import type { Walk } from '#flows/engine/walk/walk.ts';
import type { RawPath } from '#workbench/coverage/raw.ts';

/** Whether every path of the walk has passed. Only then is a transition without a path a finding. */
export const isComplete = (walk: Walk, run: readonly RawPath[]): boolean => run.length === walk.paths.length;

/** The transitions of the chart that no path of a complete run took. */
export function missedIn(walk: Walk, run: readonly RawPath[]): readonly string[] {
  if (!isComplete(walk, run)) return [];
  const taken = new Set(run.flatMap(({ transitions }) => transitions));
  return [...transitionsOf(walk.flow.machine)].filter((name) => !taken.has(name));
}
