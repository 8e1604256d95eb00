import { array } from 'superstruct';
import { announced } from '#api/cache.ts';
import * as invalidatedBy from '#api/invalidated-by.ts';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { write } from '#api/write.ts';
import { Relation } from '#domain/person/relation.ts';
import { relations as path } from '#domain/shared/read-paths.ts';

/** The organisations that the visitor may act for (A7.10). */
export const listRelations = (): Promise<readonly Relation[]> => read(keys.relations, path, array(Relation));

/** Reloads the same list with new organisations from the company register (A7.10). */
export function refreshRelations(signal: AbortSignal): Promise<readonly Relation[]> {
  const request = { method: 'PUT', path, signal } as const;
  return announced(keys.relations, () => write(invalidatedBy.refreshRelations, request, array(Relation)));
}
