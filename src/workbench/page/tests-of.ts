import { array, create, nullable, object, string } from 'superstruct';
import { runOn } from '#flows/engine/walk/coverage.ts';
import { escaped, quoted, rerunCommand } from '#flows/engine/walk/rerun-command.ts';
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

/** A journey that was written by hand, with the command that runs it alone. */
const journeyTest = ({ name, file }: { readonly name: string; readonly file: string | null }): PathTest => ({
  name,
  command:
    file === null
      ? // Playwright's pattern also sees the file before the name.
        `npx playwright test -c e2e --project=chromium -g ${quoted(`${escaped(name.replaceAll(' › ', ' '))}$`)}`
      : `npx vitest run ${file} -t ${quoted(`^${escaped(name)}$`)}`,
});

const journeys = nullable(array(object({ name: string(), file: nullable(string()) })));

/** The journeys that cover a part, in the last runs; null if none is known. */
export async function journeysOf(part: CoveredPart): Promise<readonly PathTest[] | null> {
  const name = 'transition' in part ? part.transition : part.leaf;
  const response = await fetch(`/sandbox/journeys?part=${encodeURIComponent(name)}`);
  if (!response.ok) throw new Error(`The journeys could not be loaded: ${response.status}`);
  return create(await response.json(), journeys)?.map(journeyTest) ?? null;
}

export interface FoundTests {
  readonly paths: readonly PathTest[];
  /** Null if no run of the journeys is known. */
  readonly journeys: readonly PathTest[] | null;
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

export const countWords = ({ paths, journeys }: FoundTests): string =>
  `${counted(paths.length, 'generated test')} in the DOM, ${
    journeys === null
      ? 'and no run of the journeys: npx vitest run test/journeys records them'
      : counted(journeys.length, 'journey')
  }`;
