import { array, string, type } from 'superstruct';
import { maybe, type Wire } from '#domain/shared/wire.ts';

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

export const OrganisationAccess = type({
  organisasjonsnavn: string(),
  autoRelasjoner: array(ListedRelation),
  manuelleRelasjoner: array(ListedRelation),
});

/** Who has access on behalf of an organisation, as the server lists them (B3.61). */
export type OrganisationAccess = Wire<typeof OrganisationAccess>;
