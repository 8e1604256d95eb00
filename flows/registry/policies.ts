import { certificatesCases } from '#flows/policies/certificates/cases.ts';
import { certificatesFlow } from '#flows/policies/certificates/flow.ts';
import { certificatesScript } from '#flows/policies/certificates/script.ts';
import { greenCardCases } from '#flows/policies/green-card/cases.ts';
import { greenCardFlow } from '#flows/policies/green-card/flow.ts';
import { greenCardScript } from '#flows/policies/green-card/script.ts';
import { loadBusinessPoliciesCases } from '#flows/policies/load-business-policies/cases.ts';
import { loadBusinessPoliciesFlow } from '#flows/policies/load-business-policies/flow.ts';
import { loadBusinessPoliciesScript } from '#flows/policies/load-business-policies/script.ts';
import { loadPolicyCases } from '#flows/policies/load-policy/cases.ts';
import { loadPolicyFlow } from '#flows/policies/load-policy/flow.ts';
import { loadPolicyScript } from '#flows/policies/load-policy/script.ts';
import { loadProposalsCases } from '#flows/policies/load-proposals/cases.ts';
import { loadProposalsFlow } from '#flows/policies/load-proposals/flow.ts';
import { loadProposalsScript } from '#flows/policies/load-proposals/script.ts';
import { nextPaymentCases } from '#flows/policies/next-payment/cases.ts';
import { nextPaymentFlow } from '#flows/policies/next-payment/flow.ts';
import { nextPaymentScript } from '#flows/policies/next-payment/script.ts';
import { policyDetailsCases } from '#flows/policies/policy-details/cases.ts';
import { policyDetailsFlow } from '#flows/policies/policy-details/flow.ts';
import { policyDetailsScript } from '#flows/policies/policy-details/script.ts';
import { policyRedirectCases } from '#flows/policies/policy-redirect/cases.ts';
import { policyRedirectFlow } from '#flows/policies/policy-redirect/flow.ts';
import { policyRedirectScript } from '#flows/policies/policy-redirect/script.ts';
import { proposalCases } from '#flows/policies/proposal/cases.ts';
import { proposalFlow } from '#flows/policies/proposal/flow.ts';
import { proposalScript } from '#flows/policies/proposal/script.ts';
import { proposalsCases } from '#flows/policies/proposals/cases.ts';
import { proposalsFlow } from '#flows/policies/proposals/flow.ts';
import { proposalsScript } from '#flows/policies/proposals/script.ts';
import { sharedPolicyCases } from '#flows/policies/shared-policy/cases.ts';
import { sharedPolicyFlow } from '#flows/policies/shared-policy/flow.ts';
import { sharedPolicyScript } from '#flows/policies/shared-policy/script.ts';
import { shownPolicyCases } from '#flows/policies/shown-policy/cases.ts';
import { shownPolicyFlow } from '#flows/policies/shown-policy/flow.ts';
import { shownPolicyScript } from '#flows/policies/shown-policy/script.ts';
import { smartDelayCases } from '#flows/policies/smart-delay/cases.ts';
import { smartDelayFlow } from '#flows/policies/smart-delay/flow.ts';
import { smartDelayScript } from '#flows/policies/smart-delay/script.ts';
import type { Listed } from './listed.ts';

export const policies: readonly Listed[] = [
  { flow: policyRedirectFlow, cases: policyRedirectCases, script: policyRedirectScript },
  { flow: certificatesFlow, cases: certificatesCases, script: certificatesScript },
  { flow: loadBusinessPoliciesFlow, cases: loadBusinessPoliciesCases, script: loadBusinessPoliciesScript },
  { flow: loadPolicyFlow, cases: loadPolicyCases, script: loadPolicyScript },
  { flow: greenCardFlow, cases: greenCardCases, script: greenCardScript },
  { flow: nextPaymentFlow, cases: nextPaymentCases, script: nextPaymentScript },
  { flow: smartDelayFlow, cases: smartDelayCases, script: smartDelayScript },
  { flow: proposalsFlow, cases: proposalsCases, script: proposalsScript },
  { flow: loadProposalsFlow, cases: loadProposalsCases, script: loadProposalsScript },
  { flow: proposalFlow, cases: proposalCases, script: proposalScript },
  { flow: policyDetailsFlow, cases: policyDetailsCases, script: policyDetailsScript },
  { flow: sharedPolicyFlow, cases: sharedPolicyCases, script: sharedPolicyScript },
  { flow: shownPolicyFlow, cases: shownPolicyCases, script: shownPolicyScript },
];
