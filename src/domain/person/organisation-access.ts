import { array, string, type } from 'superstruct';
import { maybe, type Wire } from '#domain/shared/wire.ts';

const ListedRelation = type({
  /** Missing if the visitor has no role; also identifies the visitor's own relation. */
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

/** The persons with access to an organisation, as the server lists them (B3.61). */
export type OrganisationAccess = Wire<typeof OrganisationAccess>;
