import { listSharedPolicies } from '#api/sharing/shared-policies.ts';
import { giversOf } from '#domain/sharing/insight.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { receivedInsight } from '#machines/sharing/received-insight.ts';
import { ReceivedInsight } from '#views/sharing/received-insight.tsx';

export const receivedInsightFlow = defineFlow({
  title: 'Personer som har gitt deg innsyn',
  machine: receivedInsight,
  actors: { listGivers: async () => giversOf(await listSharedPolicies()) },
  views: { loading: ReceivedInsight, unavailable: ReceivedInsight, listed: ReceivedInsight },
});
