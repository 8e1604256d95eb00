import type { Relation } from '#domain/person/relation.ts';
import type { Role } from '#domain/person/role.ts';
import type { Organisation } from '#sandbox/persona.ts';
import { relationId } from '#sandbox/shared/own-relations.ts';
import { slice } from '#sandbox/slice.ts';

/** One person's access (B3.58). */
export interface Access extends Omit<Relation, 'isBmAdmin'> {
  readonly rolle: Role;
}

interface Person {
  readonly fornavn: string;
  readonly etternavn: string;
  readonly fodselsnummer: string;
}

export const access = (
  { organisasjonsnummer, organisasjonsnavn }: Organisation,
  { fornavn, etternavn, fodselsnummer }: Person,
  rolle: Role,
): Access => ({
  uuid: relationId(organisasjonsnummer, fodselsnummer),
  organisasjonsnummer,
  organisasjonsnavn,
  kundenavn: { fornavn, etternavn, fulltNavn: `${fornavn} ${etternavn}` },
  rolle,
});

/** The managing director, from the business register. */
const manager: Person = { fornavn: 'Gunnar', etternavn: 'Lien', fodselsnummer: '19439712335' };

/** Persons whom an administrator added. */
export const colleagues = {
  user: { fornavn: 'Liv', etternavn: 'Moen', fodselsnummer: '20439812346' },
  reader: { fornavn: 'Per', etternavn: 'Strand', fodselsnummer: '21439912357' },
} as const satisfies Record<string, Person>;

/** The other persons with access to the visitor's active organisation. */
export const others = slice('access', ({ organisation }) => ({
  automatic: organisation === null ? [] : [access(organisation, manager, 'ADMIN')],
  manual:
    organisation === null
      ? []
      : [access(organisation, colleagues.user, 'SKRIVE'), access(organisation, colleagues.reader, 'LESE')],
}));
