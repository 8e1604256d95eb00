import { string, type, unknown } from 'superstruct';
import { invalidate } from '#api/cache.ts';
import * as invalidatedBy from '#api/invalidated-by.ts';
import * as keys from '#api/keys.ts';
import { listOrganisationRelations } from '#api/shared/organisation-access.ts';
import { write } from '#api/write.ts';
import type { OrganisationAccess } from '#domain/person/organisation-access.ts';
import type { Role } from '#domain/person/role.ts';
import { addressPart } from '#domain/site/address-part.ts';

/** The persons with access, never from the cache: the list is reloaded because it may be outdated. */
export function reloadOrganisationRelations(): Promise<OrganisationAccess> {
  invalidate(keys.organisationRelations);
  return listOrganisationRelations();
}

/** The payload of adding access (B3.62). */
export interface NewRelation {
  readonly rolle: Role;
  readonly etternavn: string;
  readonly fodselsnummer: string;
}

const AddedPerson = type({ fulltNavn: string() });

/** Adds access. The response has the registered name of the person (B7.15, C3.10). */
export const createRelation = (body: NewRelation, signal: AbortSignal) =>
  write(
    invalidatedBy.createRelation,
    { method: 'POST', path: '/web/relasjoner/relasjon', body, signal },
    AddedPerson,
  );

/** Deletes one access, also the visitor's own (B7.16, B4.22). */
export const deleteRelation = (uuid: string, signal: AbortSignal) =>
  write(
    invalidatedBy.deleteRelation,
    { method: 'DELETE', path: `/web/relasjoner/relasjon/${addressPart(uuid)}`, signal },
    unknown(),
  );
