import { createPrivateRelation } from '#api/sharing/private-relations.ts';
import { newRelation, sharingDraft } from '#domain/sharing/sharing-form.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { giveInsight } from '#machines/sharing/give-insight.ts';
import { GiveInsight } from '#views/sharing/give-insight.tsx';

export const giveInsightFlow = defineFlow({
  title: 'Gi innsyn til forsikringer',
  machine: giveInsight,
  actors: {
    createRelation: async ({ input, signal }) => createPrivateRelation(newRelation(input), signal),
  },
  views: {
    'filling.typing': GiveInsight,
    'filling.rejected': GiveInsight,
    'filling.refused': GiveInsight,
    sending: GiveInsight,
    given: 'exit',
    failed: 'exit',
    unknown: 'exit',
    cancelled: 'exit',
  },
  draft: ({ form }) => sharingDraft(form),
});
