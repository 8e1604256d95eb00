import { string, type, unknown } from 'superstruct';
import * as invalidatedBy from '#api/invalidated-by.ts';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { write } from '#api/write.ts';
import * as paths from '#domain/shared/read-paths.ts';
import {
  type NewPrivateRelation,
  type PrivateRelation,
  PrivateRelations,
} from '#domain/sharing/private-relation.ts';
import { addressPart } from '#domain/site/address-part.ts';

/** Loads the persons who have insight into the visitor's policies (B7.17). */
export const listPrivateRelations = (): Promise<readonly PrivateRelation[]> =>
  read(keys.privateRelations, paths.privateRelations, PrivateRelations);

const CreatedRelation = type({ fulltNavn: string() });

/** Gives a person insight. The response has the person's registered name (B7.19, C3.10). */
export const createPrivateRelation = (body: NewPrivateRelation, signal: AbortSignal) =>
  write(
    invalidatedBy.createPrivateRelation,
    { method: 'POST', path: '/privat-relasjon/opprett', body, signal },
    CreatedRelation,
  );

/** Deletes a person's insight, by the relation's id (B7.20). */
export const deletePrivateRelation = (id: string, signal: AbortSignal) =>
  write(
    invalidatedBy.deletePrivateRelation,
    { method: 'DELETE', path: `/privat-relasjon/${addressPart(id)}`, signal },
    unknown(),
  );
