import { createRelation, deleteRelation } from '#api/access/organisation-relations.ts';
import { listOrganisationRelations } from '#api/shared/organisation-access.ts';
import { accessForm } from '#domain/access/access-form.ts';
import { checkForm, sentOf } from '#domain/fields/form-check.ts';
import { filledAccess } from '#flows/access/add-access/cases.ts';
import { colleagues } from '#sandbox/access/access.ts';
import { relationId } from '#sandbox/shared/own-relations.ts';
import type { ClientCall } from './call.ts';

export const accessCalls: readonly ClientCall[] = [
  { operation: 'listOrganisationRelations', run: listOrganisationRelations },
  {
    operation: 'createRelation',
    run: (_, signal) => createRelation(sentOf(checkForm(accessForm, filledAccess)), signal),
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
