import { type Role, roleIn } from '#domain/person/role.ts';
import { ownRelations } from './arriving/own-relations.ts';
import type { OperationRequest } from './operation.ts';

/** The visitor's role in the active organisation; null after they delete their own access. */
export function roleNow({
  session,
  persona: { organisation },
}: Pick<OperationRequest, 'session' | 'persona'>): Role | null {
  if (organisation === null) return null;
  const ties = ownRelations(session).list.flatMap((tie) =>
    tie.rolle === null ? [] : [{ ...tie, rolle: tie.rolle }],
  );
  return roleIn(ties, organisation.organisasjonsnummer);
}
