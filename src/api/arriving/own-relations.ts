import { array, boolean, type Infer, string, type } from 'superstruct';
import * as keys from '#api/keys.ts';
import * as outdatedBy from '#api/outdated-by.ts';
import { read } from '#api/read.ts';
import { write } from '#api/write.ts';
import { maybe } from '#domain/shared/wire.ts';

const path = '/web/relasjoner';

/** A3.5, B3.58 */
const Relation = type({
  uuid: string(),
  organisasjonsnummer: string(),
  organisasjonsnavn: string(),
  kundenavn: type({ fornavn: string(), etternavn: string(), fulltNavn: string() }),
  rolle: string(),
  isBmAdmin: maybe(boolean()),
});

export type Relation = Infer<typeof Relation>;

/** A7.10: the organisations that the visitor may act for. */
export const listRelations = (): Promise<readonly Relation[]> => read(keys.relations, path, array(Relation));

/** A7.10: the same, read anew from the company register. */
export const refreshRelations = (signal: AbortSignal): Promise<readonly Relation[]> =>
  write(outdatedBy.refreshRelations, { method: 'PUT', path, signal }, array(Relation));
