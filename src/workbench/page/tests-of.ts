import { runOn } from '#flows/engine/walk/coverage.ts';
import { rerunCommand } from '#flows/engine/walk/rerun-command.ts';
import type { Walk } from '#flows/engine/walk/walk.ts';
import { registered } from '#flows/registry.ts';
import { noVisits, recordVisits } from '#workbench/coverage/visits.ts';

/** A transition by its name, or a leaf as 'self-declaration.filling.typing'. */
export type CoveredPart = { readonly transition: string } | { readonly leaf: string };

/** A generated path that covers a part of a chart. */
export interface PathTest {
  readonly name: string;
  /** Runs the path in the DOM. */
  readonly command: string;
}

/** The generated paths that cover a part, the shortest first. */
export function testsOf(walk: Walk, part: CoveredPart): readonly PathTest[] {
  const { id } = walk.flow;
  const covers = (path: Walk['paths'][number]) => {
    const visits = noVisits();
    runOn(walk, path, recordVisits(visits));
    return 'transition' in part ? visits.transitions.has(part.transition) : visits.states.has(part.leaf);
  };
  return walk.paths
    .filter(covers)
    .sort((a, b) => a.steps.length - b.steps.length)
    .map(({ name }) => ({ name, command: rerunCommand(registered(id).area, id, name) }));
}
