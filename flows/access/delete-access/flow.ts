import { deleteRelation } from '#api/access/organisation-relations.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { deleteAccess } from '#machines/access/delete-access.ts';
import { DeleteAccess } from '#views/access/delete-access.tsx';

export const deleteAccessFlow = defineFlow({
  title: 'Slett tilgang',
  machine: deleteAccess,
  actors: { deleteRelation: ({ input, signal }) => deleteRelation(input, signal) },
  views: {
    'confirming.unanswered': DeleteAccess,
    'confirming.failed': DeleteAccess,
    'confirming.unknown': DeleteAccess,
    deleting: DeleteAccess,
    deleted: 'exit',
    cancelled: 'exit',
    unknown: 'exit',
  },
});
