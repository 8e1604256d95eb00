import { createHash } from 'node:crypto';
import { personSlice } from '#sandbox/person-slice.ts';
import type { Organisation, Persona } from '#sandbox/persona.ts';

/** The same id for the same relation, in every list. */
export const relationId = (organisasjonsnummer: string, fodselsnummer: string): string => {
  const hex = createHash('sha256').update(`${organisasjonsnummer} ${fodselsnummer}`).digest('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
};

const relationTo = (
  { organisasjonsnummer, organisasjonsnavn, role }: Organisation,
  { name, fodselsnummer }: Persona,
) => ({
  uuid: relationId(organisasjonsnummer, fodselsnummer),
  organisasjonsnummer,
  organisasjonsnavn,
  kundenavn: { ...name, fulltNavn: `${name.fornavn} ${name.etternavn}` },
  rolle: role,
  isBmAdmin: role === 'ADMIN',
});

/** The visitor's relations to organisations (A3.5), independent of the active party. Deleting access removes a relation here. */
export const ownRelations = personSlice('own relations', (persona) => {
  const { organisation, alsoFor } = persona;
  const organisations = organisation === null ? alsoFor : [organisation, ...alsoFor];
  // Without a role there is no relation (A2.33).
  const withRole = organisations.filter(({ role }) => role !== null);
  return { list: withRole.map((each) => relationTo(each, persona)) };
});
