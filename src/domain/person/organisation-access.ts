import { array, string, type } from 'superstruct';
import { lenient, part, text, type Wire } from '#domain/shared/wire.ts';
import type { Relation } from './relation.ts';

const ListedRelation = type({
  /** Missing if the visitor has no role; also identifies the visitor's own relation. */
  uuid: lenient(string()),
  organisasjonsnummer: lenient(string()),
  organisasjonsnavn: lenient(string()),
  kundenavn: part(
    type({ fornavn: lenient(string()), etternavn: lenient(string()), fulltNavn: lenient(string()) }),
  ),
  rolle: text(),
});

export const OrganisationAccess = type({
  organisasjonsnavn: string(),
  autoRelasjoner: array(ListedRelation),
  manuelleRelasjoner: array(ListedRelation),
});

/** The persons with access to an organisation, as the server lists them (B3.61). */
export type OrganisationAccess = Wire<typeof OrganisationAccess>;

type ListedRelation = OrganisationAccess['autoRelasjoner'][number];

/** The full name, or the names that there are; null if there is none. */
export const nameOf = ({ kundenavn: { fulltNavn, fornavn, etternavn } }: ListedRelation): string | null =>
  fulltNavn || [fornavn, etternavn].filter(Boolean).join(' ') || null;

/** Whether a relation in the list is one of these; relations without an id are never the same. */
export const isAmong = (relations: readonly Pick<Relation, 'uuid'>[], { uuid }: ListedRelation): boolean =>
  uuid != null && relations.some((relation) => relation.uuid === uuid);
