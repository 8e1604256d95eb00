import { deletePrivateRelation, listPrivateRelations } from '#api/sharing/private-relations.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { givenInsight } from '#machines/sharing/given-insight.ts';
import { GivenInsight } from '#views/sharing/given-insight.tsx';

export const givenInsightFlow = defineFlow({
  title: 'Personer du har gitt innsyn til',
  machine: givenInsight,
  actors: {
    listRelations: listPrivateRelations,
    deleteRelation: ({ input, signal }) => deletePrivateRelation(input, signal),
  },
  views: {
    'loading.known': GivenInsight,
    'loading.unknown': GivenInsight,
    unavailable: GivenInsight,
    'listed.closed': GivenInsight,
    'listed.confirming': GivenInsight,
    deleting: GivenInsight,
  },
});
