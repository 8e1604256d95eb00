import { type Walk, walk } from '#flows/engine/walk/walk.ts';
import { answerAll } from '#flows/engine/walk/wire.ts';
import { type Area, registered, registry } from '#flows/registry.ts';

const walks = new Map<string, Promise<Walk>>();

/** The walk of a registered flow, computed once in each process. */
export function walkOf(id: string): Promise<Walk> {
  const { flow, cases } = registered(id);
  const walked = walks.get(id) ?? walk(flow, cases, answerAll);
  walks.set(id, walked);
  return walked;
}

/** One after another: each walk needs the network for itself. */
async function inTurn(ids: readonly string[]): Promise<readonly Walk[]> {
  const done: Walk[] = [];
  for (const id of ids) done.push(await walkOf(id));
  return done;
}

export const walksOf = (area: Area): Promise<readonly Walk[]> =>
  inTurn(registry.flatMap((registered) => (registered.area === area ? [registered.flow.id] : [])));

export const walkAll = (): Promise<readonly Walk[]> => inTurn(registry.map(({ flow }) => flow.id));
