import { createRelation } from '#api/organisation-relations.ts';
import { sentOf } from '#domain/fields/form-check.ts';
import { accessDraft, newAccess } from '#domain/forms/access-form.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { addAccess } from '#machines/add-access.ts';
import { AddAccess } from '#views/access/add-access.tsx';

export const addAccessFlow = defineFlow({
  id: 'add-access',
  title: 'Gi tilgang',
  machine: addAccess,
  actors: { createRelation: async ({ input, signal }) => createRelation(sentOf(newAccess(input)), signal) },
  views: {
    'filling.typing': AddAccess,
    'filling.rejected': AddAccess,
    'filling.refused.minor': AddAccess,
    'filling.refused.invalidNumber': AddAccess,
    'filling.failed': AddAccess,
    'filling.unknown': AddAccess,
    submitting: AddAccess,
    added: 'exit',
    cancelled: 'exit',
    unsure: 'exit',
  },
  frames: {},
  draft: ({ form }) => accessDraft(form),
});
