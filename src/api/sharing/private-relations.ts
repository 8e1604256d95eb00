import { array, type Infer, string, type, unknown } from 'superstruct';
import * as keys from '#api/keys.ts';
import * as outdatedBy from '#api/outdated-by.ts';
import { read } from '#api/read.ts';
import { write } from '#api/write.ts';
import { addressPart } from '#domain/site/address-part.ts';

const PrivateRelation = type({
  privatRelasjonId: string(),
  eierFornavn: string(),
  eierEtternavn: string(),
  disponentFulltNavn: string(),
});

export type PrivateRelation = Infer<typeof PrivateRelation>;

const PrivateRelations = array(PrivateRelation);

/** B7.17: to whom the visitor has given insight. */
export const listPrivateRelations = (): Promise<readonly PrivateRelation[]> =>
  read(keys.privateRelations, '/privat-relasjon', PrivateRelations);

/** Who gets insight, by surname and national identity number (B3.63). */
export interface NewPrivateRelation {
  readonly disponentEtternavn: string;
  readonly disponentFodselsnummer: { readonly value: string };
}

const Named = type({ fulltNavn: string() });

/** B7.19: gives the registered name of who has insight now (C3.10). */
export const createPrivateRelation = (body: NewPrivateRelation, signal: AbortSignal) =>
  write(
    outdatedBy.createPrivateRelation,
    { method: 'POST', path: '/privat-relasjon/opprett', body, signal },
    Named,
  );

/** Deletes by the relation's id (B7.20). */
export const deletePrivateRelation = (id: string, signal: AbortSignal) =>
  write(
    outdatedBy.deletePrivateRelation,
    { method: 'DELETE', path: `/privat-relasjon/${addressPart(id)}`, signal },
    unknown(),
  );
