import { alphabetically } from '#domain/display/alphabetical.ts';
import { may } from '#domain/person/may.ts';
import { isAmong, nameOf, type OrganisationAccess } from '#domain/person/organisation-access.ts';
import type { Representative } from '#domain/person/representative.ts';
import { byRole, type Role, roleIn } from '#domain/person/role.ts';

export type { OrganisationAccess };

/** One person's access. */
export interface AccessEntry {
  /** Null if it cannot be deleted: it is from the register, or its id is missing. */
  readonly uuid: string | null;
  readonly name: string;
  readonly role: string;
  readonly isFromRegister: boolean;
  /** The visitor's own access. */
  readonly isOwn: boolean;
  /** The visitor's only access to the organisation. */
  readonly isOnlyAccess: boolean;
}

/** The access list, and the visitor who looks at it. */
export interface AccessData {
  readonly organisation: OrganisationAccess;
  readonly visitor: Representative;
}

/** The list, sorted by role (B6.4) and then by name. The words for a missing name are assumed. */
export function accessEntries(
  { autoRelasjoner, manuelleRelasjoner }: OrganisationAccess,
  { relations, organisasjonsnummer }: Representative,
): readonly AccessEntry[] {
  const ownRelations = relations.filter((relation) => relation.organisasjonsnummer === organisasjonsnummer);
  const entry = (relation: OrganisationAccess['autoRelasjoner'][number], isFromRegister: boolean) => {
    const isOwn = isAmong(ownRelations, relation);
    return {
      uuid: isFromRegister ? null : (relation.uuid ?? null),
      name: nameOf(relation) ?? 'Uten navn',
      role: relation.rolle,
      isFromRegister,
      isOwn,
      isOnlyAccess: isOwn && ownRelations.length === 1,
    };
  };
  return [
    ...autoRelasjoner.map((relation) => entry(relation, true)),
    ...manuelleRelasjoner.map((relation) => entry(relation, false)),
  ].sort((a, b) => byRole({ rolle: a.role }, { rolle: b.role }) || alphabetically(a.name, b.name));
}

/** The access with this id if the visitor may delete it, otherwise null. */
export const deletableEntry = ({ organisation, visitor }: AccessData, uuid: string): AccessEntry | null =>
  may(visitorsRole(visitor), 'deleteAccess')
    ? (accessEntries(organisation, visitor).find((entry) => entry.uuid === uuid) ?? null)
    : null;

/** Null without a role, and for visitors who act for themselves. */
export const visitorsRole = ({ relations, organisasjonsnummer }: Representative): Role | null =>
  roleIn(relations, organisasjonsnummer);

/** Whether the list belongs to another organisation than the active one: the visitor has switched in another tab. */
export const isOfAnotherOrganisation = (
  { autoRelasjoner, manuelleRelasjoner }: OrganisationAccess,
  { organisasjonsnummer }: Representative,
): boolean =>
  [...autoRelasjoner, ...manuelleRelasjoner].some(
    (relation) =>
      Boolean(relation.organisasjonsnummer) && relation.organisasjonsnummer !== organisasjonsnummer,
  );

/** The message about the visitor's last action. */
export type AccessConfirmation =
  | { readonly kind: 'added' | 'deleted'; readonly name: string }
  /** The visitor deleted one of their own entries and still has another. */
  | { readonly kind: 'stillHasAccess' }
  /** The visitor requested an action that only an administrator may do. */
  | { readonly kind: 'missingRight' };

/** The result of adding or deleting access. */
export interface AccessOutcome {
  readonly confirmation: AccessConfirmation | null;
  /** Also true if the outcome of the change is unknown. */
  readonly mayBeOutdated: boolean;
}

interface PageWithDialog extends Pick<AccessData, 'visitor'> {
  readonly entryToDelete: AccessEntry | null;
  readonly mayBeOutdated: boolean;
}

/** The changes of the context when the deletion dialog ends. */
export function applyDeletion(
  { visitor, entryToDelete, mayBeOutdated }: PageWithDialog,
  result: AccessOutcome,
): AccessOutcome | (AccessOutcome & Pick<AccessData, 'visitor'>) {
  // An outdated list stays outdated until it is reloaded.
  const outcome = { ...result, mayBeOutdated: result.mayBeOutdated || mayBeOutdated };
  const isDeleted = outcome.confirmation?.kind === 'deleted';
  if (!isDeleted || !entryToDelete?.isOwn || entryToDelete.isOnlyAccess) return outcome;
  const relations = visitor.relations.filter(({ uuid }) => uuid !== entryToDelete.uuid);
  return { ...outcome, confirmation: { kind: 'stillHasAccess' }, visitor: { ...visitor, relations } };
}
