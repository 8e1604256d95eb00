import { isAmong, nameOf, type OrganisationAccess } from './organisation-access.ts';
import type { Representative } from './representative.ts';

/**
 * Names of the administrators to contact, each once: one may be in both lists. Without the visitor, whom an outdated list
 * may still contain.
 */
export const administratorsOf = (
  { autoRelasjoner, manuelleRelasjoner }: OrganisationAccess,
  ownRelations: Representative['relations'] = [],
): readonly string[] => {
  const names = [...autoRelasjoner, ...manuelleRelasjoner]
    .filter((relation) => relation.rolle === 'ADMIN' && !isAmong(ownRelations, relation))
    .flatMap((relation) => nameOf(relation) ?? []);
  return [...new Set(names)];
};
