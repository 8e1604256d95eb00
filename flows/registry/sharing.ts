import { giveInsightCases } from '#flows/sharing/give-insight/cases.ts';
import { giveInsightFlow } from '#flows/sharing/give-insight/flow.ts';
import { giveInsightScript } from '#flows/sharing/give-insight/script.ts';
import { givenInsightCases } from '#flows/sharing/given-insight/cases.ts';
import { givenInsightFlow } from '#flows/sharing/given-insight/flow.ts';
import { givenInsightScript } from '#flows/sharing/given-insight/script.ts';
import { insightCases } from '#flows/sharing/insight/cases.ts';
import { insightFlow } from '#flows/sharing/insight/flow.ts';
import { insightScript } from '#flows/sharing/insight/script.ts';
import { receivedInsightCases } from '#flows/sharing/received-insight/cases.ts';
import { receivedInsightFlow } from '#flows/sharing/received-insight/flow.ts';
import { receivedInsightScript } from '#flows/sharing/received-insight/script.ts';
import type { Listed } from './listed.ts';

export const sharing: readonly Listed[] = [
  { flow: insightFlow, cases: insightCases, script: insightScript },
  { flow: givenInsightFlow, cases: givenInsightCases, script: givenInsightScript },
  { flow: receivedInsightFlow, cases: receivedInsightCases, script: receivedInsightScript },
  { flow: giveInsightFlow, cases: giveInsightCases, script: giveInsightScript },
];
