import type { Walk } from '#flows/engine/walk/walk.ts';
import { type Area, registry } from '#flows/registry.ts';
import { walkOf } from '#workbench/walks.ts';

/** Computes walks one after another, because each replaces `fetch`. */
async function walkInTurn(ids: readonly string[]): Promise<readonly Walk[]> {
  const done: Walk[] = [];
  for (const id of ids) done.push(await walkOf(id));
  return done;
}

export const walksOf = (area: Area): Promise<readonly Walk[]> =>
  walkInTurn(registry.flatMap((registered) => (registered.area === area ? [registered.flow.id] : [])));

export const walkAll = (): Promise<readonly Walk[]> => walkInTurn(registry.map(({ flow }) => flow.id));
