import { createRelation, deleteRelation } from '#api/access/organisation-relations.ts';
import { listOrganisationRelations } from '#api/shared/organisation-access.ts';
import { colleagues } from '#sandbox/access/access.ts';
import { relationId } from '#sandbox/shared/own-relations.ts';
import type { ClientCall } from './call.ts';

export const accessCalls: readonly ClientCall[] = [
  { operation: 'listOrganisationRelations', run: listOrganisationRelations },
  {
    operation: 'createRelation',
    run: (_, signal) =>
      createRelation({ rolle: 'LESE', etternavn: 'Myrstad', fodselsnummer: '14828510046' }, signal),
  },
  {
    operation: 'deleteRelation',
    run: ({ organisation }, signal) =>
      deleteRelation(
        relationId(organisation?.organisasjonsnummer ?? '', colleagues.user.fodselsnummer),
        signal,
      ),
  },
];
