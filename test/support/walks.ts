import { type Walk, walk } from '#flows/engine/walk/walk.ts';
import { answerAll } from '#flows/engine/walk/wire.ts';
import { registry } from '#flows/registry.ts';

/** The walk of every registered flow. */
export async function walkAll(): Promise<readonly Walk[]> {
  const walks: Walk[] = [];
  for (const { flow, cases } of registry) walks.push(await walk(flow, cases, answerAll));
  return walks;
}

/** The walk of one flow among them all. */
export function walkOf(walks: readonly Walk[], flow: string): Walk {
  const found = walks.find((candidate) => candidate.flow.id === flow);
  if (!found) throw new Error(`no walk of ${flow}: list it in flows/registry.ts`);
  return found;
}
