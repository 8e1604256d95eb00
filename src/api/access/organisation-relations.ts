import { array, type Infer, string, type, unknown } from 'superstruct';
import * as keys from '#api/keys.ts';
import { maybe } from '#api/maybe.ts';
import * as outdatedBy from '#api/outdated-by.ts';
import { read } from '#api/read.ts';
import { write } from '#api/write.ts';
import type { Role } from '#domain/person/role.ts';

const ListedRelation = type({
  /** Missing where the visitor has no role; also what tells the own relation. */
  uuid: maybe(string()),
  organisasjonsnummer: maybe(string()),
  organisasjonsnavn: maybe(string()),
  kundenavn: type({
    fornavn: maybe(string()),
    etternavn: maybe(string()),
    fulltNavn: string(),
  }),
  rolle: string(),
});

const OrganisationRelations = type({
  organisasjonsnavn: string(),
  autoRelasjoner: array(ListedRelation),
  manuelleRelasjoner: array(ListedRelation),
});

export type OrganisationRelations = Infer<typeof OrganisationRelations>;

/** B7.14: to who has no role, the administrators' names alone (decision 10). */
export const listOrganisationRelations = (): Promise<OrganisationRelations> =>
  read(keys.organisationRelations, '/web/relasjoner/admin', OrganisationRelations);

/** B3.62 */
export interface NewRelation {
  readonly rolle: Role;
  readonly etternavn: string;
  readonly fodselsnummer: string;
}

const Named = type({ fulltNavn: string() });

/** B7.15: gives the registered name of who was added (decision 29). */
export const createRelation = (body: NewRelation, signal: AbortSignal) =>
  write(outdatedBy.createRelation, { method: 'POST', path: '/web/relasjoner/relasjon', body, signal }, Named);

/** B7.16; the visitor's own too (B4.22). */
export const deleteRelation = (uuid: string, signal: AbortSignal) =>
  write(
    outdatedBy.deleteRelation,
    { method: 'DELETE', path: `/web/relasjoner/relasjon/${encodeURIComponent(uuid)}`, signal },
    unknown(),
  );
