import { type Role, roleIn } from '#domain/person/role.ts';
import type { OperationRequest } from './operation.ts';
import { ownRelations } from './shared/own-relations.ts';

/** The visitor's role in the active organisation; null after they delete their own access. */
export function roleNow({
  session,
  persona: { organisation },
}: Pick<OperationRequest, 'session' | 'persona'>): Role | null {
  if (organisation === null) return null;
  const relations = ownRelations(session).list.flatMap((relation) =>
    relation.rolle === null ? [] : [{ ...relation, rolle: relation.rolle }],
  );
  return roleIn(relations, organisation.organisasjonsnummer);
}
