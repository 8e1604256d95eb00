import { type Walk, walk } from '#flows/engine/walk/walk.ts';
import { respondToAll } from '#flows/engine/walk/wire.ts';
import { registered } from '#flows/registry.ts';

const walks = new Map<string, Promise<Walk>>();

/** The walk of a registered flow, computed once in each process. */
export function walkOf(id: string): Promise<Walk> {
  const walked = walks.get(id) ?? walk(registered(id), respondToAll);
  walks.set(id, walked);
  return walked;
}
