import { array } from 'superstruct';
import * as keys from '#api/keys.ts';
import * as outdatedBy from '#api/outdated-by.ts';
import { read } from '#api/read.ts';
import { write } from '#api/write.ts';
import { Relation } from '#domain/person/relation.ts';

const path = '/web/relasjoner';

/** A7.10: the organisations that the visitor may act for. */
export const listRelations = (): Promise<readonly Relation[]> => read(keys.relations, path, array(Relation));

/** A7.10: the same, reloaded from the company register. */
export const refreshRelations = (signal: AbortSignal): Promise<readonly Relation[]> =>
  write(outdatedBy.refreshRelations, { method: 'PUT', path, signal }, array(Relation));
