import { changePolicyCases } from '#flows/requests/change-policy/cases.ts';
import { changePolicyFlow } from '#flows/requests/change-policy/flow.ts';
import { changePolicyScript } from '#flows/requests/change-policy/script.ts';
import { choosePolicyCases } from '#flows/requests/choose-policy/cases.ts';
import { choosePolicyFlow } from '#flows/requests/choose-policy/flow.ts';
import { choosePolicyScript } from '#flows/requests/choose-policy/script.ts';
import { loadChangeablePoliciesCases } from '#flows/requests/load-changeable-policies/cases.ts';
import { loadChangeablePoliciesFlow } from '#flows/requests/load-changeable-policies/flow.ts';
import { loadChangeablePoliciesScript } from '#flows/requests/load-changeable-policies/script.ts';
import { orderPolicyCases } from '#flows/requests/order-policy/cases.ts';
import { orderPolicyFlow } from '#flows/requests/order-policy/flow.ts';
import { orderPolicyScript } from '#flows/requests/order-policy/script.ts';
import type { Listed } from './listed.ts';

export const requests: readonly Listed[] = [
  { flow: choosePolicyFlow, cases: choosePolicyCases, script: choosePolicyScript },
  {
    flow: loadChangeablePoliciesFlow,
    cases: loadChangeablePoliciesCases,
    script: loadChangeablePoliciesScript,
  },
  { flow: changePolicyFlow, cases: changePolicyCases, script: changePolicyScript },
  { flow: orderPolicyFlow, cases: orderPolicyCases, script: orderPolicyScript },
];
