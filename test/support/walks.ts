import { type Walk, walk } from '#flows/engine/walk/walk.ts';
import { respondToAll } from '#flows/engine/walk/wire.ts';
import { type Area, registered, registry } from '#flows/registry.ts';

const walks = new Map<string, Promise<Walk>>();

/** The walk of a registered flow, computed once in each process. */
export function walkOf(id: string): Promise<Walk> {
  const { flow, cases } = registered(id);
  const walked = walks.get(id) ?? walk(flow, cases, respondToAll);
  walks.set(id, walked);
  return walked;
}

/** Computes walks one after another, because each replaces `fetch`. */
async function walkInTurn(ids: readonly string[]): Promise<readonly Walk[]> {
  const done: Walk[] = [];
  for (const id of ids) done.push(await walkOf(id));
  return done;
}

export const walksOf = (area: Area): Promise<readonly Walk[]> =>
  walkInTurn(registry.flatMap((registered) => (registered.area === area ? [registered.flow.id] : [])));

export const walkAll = (): Promise<readonly Walk[]> => walkInTurn(registry.map(({ flow }) => flow.id));
