import { citationsIn, filesBelow, product } from '#workbench/requirements/citations.ts';
import type { Requirement } from '#workbench/requirements/requirement-row.ts';
import { pages, requirementsIn } from '#workbench/requirements/requirements.ts';
import { seenBy } from '#workbench/requirements/seen.ts';

/** A file that more flows use says nothing about one of them. */
const limit = 5;

/** The requirements that the code of a flow's state cites, and those that the flow's own code cites. */
export async function requirementsByState(): Promise<
  (flow: string, state: string) => readonly Requirement[]
> {
  const requirements = requirementsIn(pages().values());
  const seenIn = await seenBy(product.flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file)));
  const ids = new Map<string, Set<string>>();
  for (const { id, file } of citationsIn(product)) {
    const parts = seenIn(file);
    if (new Set(parts.map(({ flow }) => flow)).size > limit) continue;
    for (const { flow, leaf } of parts) {
      if (leaf === null) continue;
      const key = `${flow}: ${leaf}`;
      ids.set(key, (ids.get(key) ?? new Set()).add(id));
    }
  }
  return (flow, state) => {
    // A state of several regions is named by all of their leaves.
    const found = new Set(state.split(' ').flatMap((leaf) => [...(ids.get(`${flow}: ${leaf}`) ?? [])]));
    return requirements.filter(({ id }) => found.has(id));
  };
}
