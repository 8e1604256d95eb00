import { alphabetically } from '#domain/display/alphabetical.ts';
import type { Relation } from '#domain/person/relation.ts';
import { byRole, type Role, roleIn } from '#domain/person/role.ts';

/** One person's relation to the organisation; `uuid` is missing where the visitor has no role. */
interface ListedRelation extends Pick<Relation, 'rolle'> {
  readonly uuid?: string | null | undefined;
  readonly organisasjonsnummer?: string | null | undefined;
  readonly kundenavn: { readonly fulltNavn: string };
  readonly rolle: string;
}

/** Everyone with access on behalf of an organisation, as the server lists them (B3.61). */
export interface OrganisationAccess {
  readonly organisasjonsnavn: string;
  readonly autoRelasjoner: readonly ListedRelation[];
  readonly manuelleRelasjoner: readonly ListedRelation[];
}

/** One person's access. */
export interface AccessEntry {
  /** Null where nobody may delete it: it comes from the register, or was told without. */
  readonly uuid: string | null;
  readonly name: string;
  readonly role: string;
  readonly isAutomatic: boolean;
  /** The visitor's own. */
  readonly isOwn: boolean;
}

/** A visitor who acts for an organisation; `organisasjonsnummer` is null for one who acts in person. */
export interface Representative {
  readonly relations: readonly Pick<Relation, 'uuid' | 'organisasjonsnummer' | 'rolle' | 'isBmAdmin'>[];
  readonly organisasjonsnummer: string | null;
}

/** B6.4, then by name. */
export function accessEntries(
  { autoRelasjoner, manuelleRelasjoner }: OrganisationAccess,
  { relations, organisasjonsnummer }: Representative,
): readonly AccessEntry[] {
  const own = relations.filter((relation) => relation.organisasjonsnummer === organisasjonsnummer);
  const entry = (relation: ListedRelation, isAutomatic: boolean) => ({
    uuid: isAutomatic ? null : (relation.uuid ?? null),
    name: relation.kundenavn.fulltNavn,
    role: relation.rolle,
    isAutomatic,
    isOwn: own.some(({ uuid }) => uuid === relation.uuid),
  });
  return [
    ...autoRelasjoner.map((relation) => entry(relation, true)),
    ...manuelleRelasjoner.map((relation) => entry(relation, false)),
  ].sort((a, b) => byRole({ rolle: a.role }, { rolle: b.role }) || alphabetically(a.name, b.name));
}

/** Null for who has no role, and for who acts for no organisation. */
export const visitorsRole = ({ relations, organisasjonsnummer }: Representative): Role | null =>
  organisasjonsnummer === null ? null : roleIn(relations, organisasjonsnummer);

/** Whether the list is another organisation's than the one acted for: a switch in another tab came between. */
export const isOfAnother = (
  { autoRelasjoner, manuelleRelasjoner }: OrganisationAccess,
  { organisasjonsnummer }: Representative,
): boolean =>
  [...autoRelasjoner, ...manuelleRelasjoner].some(
    (relation) =>
      typeof relation.organisasjonsnummer === 'string' &&
      relation.organisasjonsnummer !== organisasjonsnummer,
  );

/** Names of those who can give others access. */
export const administratorsOf = ({
  autoRelasjoner,
  manuelleRelasjoner,
}: OrganisationAccess): readonly string[] =>
  [...autoRelasjoner, ...manuelleRelasjoner]
    .filter(({ rolle }) => rolle === 'ADMIN')
    .map(({ kundenavn }) => kundenavn.fulltNavn);

/** What the page says of the last wish. */
export type Told =
  | { readonly kind: 'added' | 'deleted'; readonly name: string }
  /** The visitor came to do what takes an administrator. */
  | { readonly kind: 'mayNot' };
