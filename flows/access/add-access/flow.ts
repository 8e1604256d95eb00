import { createRelation } from '#api/access/organisation-relations.ts';
import { accessDraft, accessForm } from '#domain/access/access-form.ts';
import { checkForm, sentOf } from '#domain/fields/form-check.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { addAccess } from '#machines/access/add-access.ts';
import { AddAccess } from '#views/access/add-access.tsx';

export const addAccessFlow = defineFlow({
  title: 'Gi tilgang',
  machine: addAccess,
  actors: {
    createRelation: async ({ input, signal }) => createRelation(sentOf(checkForm(accessForm, input)), signal),
  },
  views: {
    'filling.typing': AddAccess,
    'filling.rejected': AddAccess,
    'filling.refused': AddAccess,
    'filling.failed': AddAccess,
    'filling.unknown': AddAccess,
    sending: AddAccess,
    added: 'exit',
    cancelled: 'exit',
    unknown: 'exit',
  },
  draft: ({ form }) => accessDraft(form),
});
