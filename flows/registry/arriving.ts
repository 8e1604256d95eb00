import { agreementChooserCases } from '#flows/arriving/agreement-chooser/cases.ts';
import { agreementChooserFlow } from '#flows/arriving/agreement-chooser/flow.ts';
import { agreementChooserScript } from '#flows/arriving/agreement-chooser/script.ts';
import { intermediateCases } from '#flows/arriving/intermediate/cases.ts';
import { intermediateFlow } from '#flows/arriving/intermediate/flow.ts';
import { intermediateScript } from '#flows/arriving/intermediate/script.ts';
import { notFoundCases } from '#flows/arriving/not-found/cases.ts';
import { notFoundFlow } from '#flows/arriving/not-found/flow.ts';
import { notFoundScript } from '#flows/arriving/not-found/script.ts';
import { pageGateCases } from '#flows/arriving/page-gate/cases.ts';
import { pageGateFlow } from '#flows/arriving/page-gate/flow.ts';
import { pageGateScript } from '#flows/arriving/page-gate/script.ts';
import { switchAgreementCases } from '#flows/arriving/switch-agreement/cases.ts';
import { switchAgreementFlow } from '#flows/arriving/switch-agreement/flow.ts';
import { switchAgreementScript } from '#flows/arriving/switch-agreement/script.ts';
import { visitorRoutingCases } from '#flows/arriving/visitor-routing/cases.ts';
import { visitorRoutingFlow } from '#flows/arriving/visitor-routing/flow.ts';
import { visitorRoutingScript } from '#flows/arriving/visitor-routing/script.ts';
import type { Listed } from './listed.ts';

export const arriving: readonly Listed[] = [
  { flow: notFoundFlow, cases: notFoundCases, script: notFoundScript },
  { flow: pageGateFlow, cases: pageGateCases, script: pageGateScript },
  { flow: intermediateFlow, cases: intermediateCases, script: intermediateScript },
  { flow: visitorRoutingFlow, cases: visitorRoutingCases, script: visitorRoutingScript },
  { flow: agreementChooserFlow, cases: agreementChooserCases, script: agreementChooserScript },
  { flow: switchAgreementFlow, cases: switchAgreementCases, script: switchAgreementScript },
];
