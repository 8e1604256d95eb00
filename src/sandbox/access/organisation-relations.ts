import { missingRole, type Operation, type OperationRequest } from '#sandbox/operation.ts';
import type { Organisation } from '#sandbox/persona.ts';
import { roleNow } from '#sandbox/role-now.ts';
import { ownRelations } from '#sandbox/shared/own-relations.ts';
import { type Access, others } from './access.ts';

/** The visitor's own access, which was added by hand. */
const own = ({ session }: OperationRequest, { organisasjonsnummer }: Organisation): readonly Access[] =>
  ownRelations(session).list.flatMap(({ isBmAdmin, rolle, ...relation }) =>
    relation.organisasjonsnummer === organisasjonsnummer && rolle !== null ? [{ ...relation, rolle }] : [],
  );

/** A visitor without a role gets only the administrators' names (A2.33, C2.1). */
const administrators = (list: readonly Access[]) =>
  list
    .filter(({ rolle }) => rolle === 'ADMIN')
    .map(({ kundenavn: { fulltNavn }, rolle }) => ({ kundenavn: { fulltNavn }, rolle }));

export const listOrganisationRelations: Operation = {
  id: 'listOrganisationRelations',
  method: 'GET',
  path: '/web/relasjoner/admin',
  respond(request) {
    const { organisation } = request.persona;
    // Private customers have no organisation.
    if (organisation === null) return { refusal: missingRole };
    const { automatic, manual } = others(request.session);
    const visible = roleNow(request) === null ? administrators : (list: readonly Access[]) => list;
    return {
      body: {
        organisasjonsnavn: organisation.organisasjonsnavn,
        autoRelasjoner: visible(automatic),
        manuelleRelasjoner: visible([...own(request, organisation), ...manual]),
      },
    };
  },
};
