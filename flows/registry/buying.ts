import { bankSelectionCases } from '#flows/buying/bank-selection/cases.ts';
import { bankSelectionFlow } from '#flows/buying/bank-selection/flow.ts';
import { bankSelectionScript } from '#flows/buying/bank-selection/script.ts';
import { buyCases } from '#flows/buying/buy/cases.ts';
import { buyFlow } from '#flows/buying/buy/flow.ts';
import { buyScript } from '#flows/buying/buy/script.ts';
import { directDebitCases } from '#flows/buying/direct-debit/cases.ts';
import { directDebitFlow } from '#flows/buying/direct-debit/flow.ts';
import { directDebitScript } from '#flows/buying/direct-debit/script.ts';
import { directDebitCreatedCases } from '#flows/buying/direct-debit-created/cases.ts';
import { directDebitCreatedFlow } from '#flows/buying/direct-debit-created/flow.ts';
import { directDebitCreatedScript } from '#flows/buying/direct-debit-created/script.ts';
import { directDebitFailedCases } from '#flows/buying/direct-debit-failed/cases.ts';
import { directDebitFailedFlow } from '#flows/buying/direct-debit-failed/flow.ts';
import { directDebitFailedScript } from '#flows/buying/direct-debit-failed/script.ts';
import { selfDeclarationCases } from '#flows/buying/self-declaration/cases.ts';
import { selfDeclarationFlow } from '#flows/buying/self-declaration/flow.ts';
import { selfDeclarationScript } from '#flows/buying/self-declaration/script.ts';
import type { Listed } from './listed.ts';

export const buying: readonly Listed[] = [
  { flow: selfDeclarationFlow, cases: selfDeclarationCases, script: selfDeclarationScript },
  { flow: bankSelectionFlow, cases: bankSelectionCases, script: bankSelectionScript },
  { flow: buyFlow, cases: buyCases, script: buyScript },
  { flow: directDebitFlow, cases: directDebitCases, script: directDebitScript },
  { flow: directDebitCreatedFlow, cases: directDebitCreatedCases, script: directDebitCreatedScript },
  { flow: directDebitFailedFlow, cases: directDebitFailedCases, script: directDebitFailedScript },
];
