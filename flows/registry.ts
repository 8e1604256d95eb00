import { accessCases } from './access/access/cases.ts';
import { accessFlow } from './access/access/flow.ts';
import { accessScript } from './access/access/script.ts';
import { addAccessCases } from './access/add-access/cases.ts';
import { addAccessFlow } from './access/add-access/flow.ts';
import { addAccessScript } from './access/add-access/script.ts';
import { deleteAccessCases } from './access/delete-access/cases.ts';
import { deleteAccessFlow } from './access/delete-access/flow.ts';
import { deleteAccessScript } from './access/delete-access/script.ts';
import { loadAccessCases } from './access/load-access/cases.ts';
import { loadAccessFlow } from './access/load-access/flow.ts';
import { loadAccessScript } from './access/load-access/script.ts';
import { agreementChooserCases } from './arriving/agreement-chooser/cases.ts';
import { agreementChooserFlow } from './arriving/agreement-chooser/flow.ts';
import { agreementChooserScript } from './arriving/agreement-chooser/script.ts';
import { directAccessCases } from './arriving/direct-access/cases.ts';
import { directAccessFlow } from './arriving/direct-access/flow.ts';
import { directAccessScript } from './arriving/direct-access/script.ts';
import { intermediateCases } from './arriving/intermediate/cases.ts';
import { intermediateFlow } from './arriving/intermediate/flow.ts';
import { intermediateScript } from './arriving/intermediate/script.ts';
import { notFoundCases } from './arriving/not-found/cases.ts';
import { notFoundFlow } from './arriving/not-found/flow.ts';
import { notFoundScript } from './arriving/not-found/script.ts';
import { policyRedirectCases } from './arriving/policy-redirect/cases.ts';
import { policyRedirectFlow } from './arriving/policy-redirect/flow.ts';
import { policyRedirectScript } from './arriving/policy-redirect/script.ts';
import { switchAgreementCases } from './arriving/switch-agreement/cases.ts';
import { switchAgreementFlow } from './arriving/switch-agreement/flow.ts';
import { switchAgreementScript } from './arriving/switch-agreement/script.ts';
import { visitorRoutingCases } from './arriving/visitor-routing/cases.ts';
import { visitorRoutingFlow } from './arriving/visitor-routing/flow.ts';
import { visitorRoutingScript } from './arriving/visitor-routing/script.ts';
import { bankSelectionCases } from './buying/bank-selection/cases.ts';
import { bankSelectionFlow } from './buying/bank-selection/flow.ts';
import { bankSelectionScript } from './buying/bank-selection/script.ts';
import { buyCases } from './buying/buy/cases.ts';
import { buyFlow } from './buying/buy/flow.ts';
import { buyScript } from './buying/buy/script.ts';
import { directDebitCases } from './buying/direct-debit/cases.ts';
import { directDebitFlow } from './buying/direct-debit/flow.ts';
import { directDebitScript } from './buying/direct-debit/script.ts';
import { directDebitCreatedCases } from './buying/direct-debit-created/cases.ts';
import { directDebitCreatedFlow } from './buying/direct-debit-created/flow.ts';
import { directDebitCreatedScript } from './buying/direct-debit-created/script.ts';
import { directDebitFailedCases } from './buying/direct-debit-failed/cases.ts';
import { directDebitFailedFlow } from './buying/direct-debit-failed/flow.ts';
import { directDebitFailedScript } from './buying/direct-debit-failed/script.ts';
import { selfDeclarationCases } from './buying/self-declaration/cases.ts';
import { selfDeclarationFlow } from './buying/self-declaration/flow.ts';
import { selfDeclarationScript } from './buying/self-declaration/script.ts';
import { employeeListCases } from './employees/employee-list/cases.ts';
import { employeeListFlow } from './employees/employee-list/flow.ts';
import { employeeListScript } from './employees/employee-list/script.ts';
import { employeeReportCases } from './employees/employee-report/cases.ts';
import { employeeReportFlow } from './employees/employee-report/flow.ts';
import { employeeReportScript } from './employees/employee-report/script.ts';
import { selfAdministeredReportCases } from './employees/self-administered-report/cases.ts';
import { selfAdministeredReportFlow } from './employees/self-administered-report/flow.ts';
import { selfAdministeredReportScript } from './employees/self-administered-report/script.ts';
import type { AnyFlow } from './engine/define-flow.ts';
import type { AnyCases } from './engine/walk/cases.ts';
import type { AnyScript } from './engine/walk/script.ts';
import { businessLandingCases } from './overview/business-landing/cases.ts';
import { businessLandingFlow } from './overview/business-landing/flow.ts';
import { businessLandingScript } from './overview/business-landing/script.ts';
import { homeCases } from './overview/home/cases.ts';
import { homeFlow } from './overview/home/flow.ts';
import { homeScript } from './overview/home/script.ts';
import { noAccessCases } from './overview/no-access/cases.ts';
import { noAccessFlow } from './overview/no-access/flow.ts';
import { noAccessScript } from './overview/no-access/script.ts';
import { privateLandingCases } from './overview/private-landing/cases.ts';
import { privateLandingFlow } from './overview/private-landing/flow.ts';
import { privateLandingScript } from './overview/private-landing/script.ts';
import { certificatesCases } from './policies/certificates/cases.ts';
import { certificatesFlow } from './policies/certificates/flow.ts';
import { certificatesScript } from './policies/certificates/script.ts';
import { greenCardCases } from './policies/green-card/cases.ts';
import { greenCardFlow } from './policies/green-card/flow.ts';
import { greenCardScript } from './policies/green-card/script.ts';
import { loadBusinessPoliciesCases } from './policies/load-business-policies/cases.ts';
import { loadBusinessPoliciesFlow } from './policies/load-business-policies/flow.ts';
import { loadBusinessPoliciesScript } from './policies/load-business-policies/script.ts';
import { loadPolicyCases } from './policies/load-policy/cases.ts';
import { loadPolicyFlow } from './policies/load-policy/flow.ts';
import { loadPolicyScript } from './policies/load-policy/script.ts';
import { loadProposalsCases } from './policies/load-proposals/cases.ts';
import { loadProposalsFlow } from './policies/load-proposals/flow.ts';
import { loadProposalsScript } from './policies/load-proposals/script.ts';
import { policyDetailsCases } from './policies/policy-details/cases.ts';
import { policyDetailsFlow } from './policies/policy-details/flow.ts';
import { policyDetailsScript } from './policies/policy-details/script.ts';
import { proposalCases } from './policies/proposal/cases.ts';
import { proposalFlow } from './policies/proposal/flow.ts';
import { proposalScript } from './policies/proposal/script.ts';
import { proposalsCases } from './policies/proposals/cases.ts';
import { proposalsFlow } from './policies/proposals/flow.ts';
import { proposalsScript } from './policies/proposals/script.ts';
import { sharedPolicyCases } from './policies/shared-policy/cases.ts';
import { sharedPolicyFlow } from './policies/shared-policy/flow.ts';
import { sharedPolicyScript } from './policies/shared-policy/script.ts';
import { shownPolicyCases } from './policies/shown-policy/cases.ts';
import { shownPolicyFlow } from './policies/shown-policy/flow.ts';
import { shownPolicyScript } from './policies/shown-policy/script.ts';
import { changePolicyCases } from './requests/change-policy/cases.ts';
import { changePolicyFlow } from './requests/change-policy/flow.ts';
import { changePolicyScript } from './requests/change-policy/script.ts';
import { choosePolicyCases } from './requests/choose-policy/cases.ts';
import { choosePolicyFlow } from './requests/choose-policy/flow.ts';
import { choosePolicyScript } from './requests/choose-policy/script.ts';
import { loadChangeablePoliciesCases } from './requests/load-changeable-policies/cases.ts';
import { loadChangeablePoliciesFlow } from './requests/load-changeable-policies/flow.ts';
import { loadChangeablePoliciesScript } from './requests/load-changeable-policies/script.ts';
import { orderPolicyCases } from './requests/order-policy/cases.ts';
import { orderPolicyFlow } from './requests/order-policy/flow.ts';
import { orderPolicyScript } from './requests/order-policy/script.ts';
import { businessSettingsCases } from './settings/business-settings/cases.ts';
import { businessSettingsFlow } from './settings/business-settings/flow.ts';
import { businessSettingsScript } from './settings/business-settings/script.ts';
import { consentsCases } from './settings/consents/cases.ts';
import { consentsFlow } from './settings/consents/flow.ts';
import { consentsScript } from './settings/consents/script.ts';
import { contactDetailsCases } from './settings/contact-details/cases.ts';
import { contactDetailsFlow } from './settings/contact-details/flow.ts';
import { contactDetailsScript } from './settings/contact-details/script.ts';
import { reservationsCases } from './settings/reservations/cases.ts';
import { reservationsFlow } from './settings/reservations/flow.ts';
import { reservationsScript } from './settings/reservations/script.ts';
import { settingsCases } from './settings/settings/cases.ts';
import { settingsFlow } from './settings/settings/flow.ts';
import { settingsScript } from './settings/settings/script.ts';
import { copyCodeCases } from './shared/copy-code/cases.ts';
import { copyCodeFlow } from './shared/copy-code/flow.ts';
import { copyCodeScript } from './shared/copy-code/script.ts';
import { datePickerCases } from './shared/date-picker/cases.ts';
import { datePickerFlow } from './shared/date-picker/flow.ts';
import { datePickerScript } from './shared/date-picker/script.ts';
import { dialogCases } from './shared/dialog/cases.ts';
import { dialogFlow } from './shared/dialog/flow.ts';
import { dialogScript } from './shared/dialog/script.ts';
import { dialogGalleryCases } from './shared/dialog-gallery/cases.ts';
import { dialogGalleryFlow } from './shared/dialog-gallery/flow.ts';
import { dialogGalleryScript } from './shared/dialog-gallery/script.ts';
import { loadRepresentativeCases } from './shared/load-representative/cases.ts';
import { loadRepresentativeFlow } from './shared/load-representative/flow.ts';
import { loadRepresentativeScript } from './shared/load-representative/script.ts';
import { giveInsightCases } from './sharing/give-insight/cases.ts';
import { giveInsightFlow } from './sharing/give-insight/flow.ts';
import { giveInsightScript } from './sharing/give-insight/script.ts';
import { givenInsightCases } from './sharing/given-insight/cases.ts';
import { givenInsightFlow } from './sharing/given-insight/flow.ts';
import { givenInsightScript } from './sharing/given-insight/script.ts';
import { insightCases } from './sharing/insight/cases.ts';
import { insightFlow } from './sharing/insight/flow.ts';
import { insightScript } from './sharing/insight/script.ts';
import { receivedInsightCases } from './sharing/received-insight/cases.ts';
import { receivedInsightFlow } from './sharing/received-insight/flow.ts';
import { receivedInsightScript } from './sharing/received-insight/script.ts';
import { addTravelCardCases } from './travel-cards/add-travel-card/cases.ts';
import { addTravelCardFlow } from './travel-cards/add-travel-card/flow.ts';
import { addTravelCardScript } from './travel-cards/add-travel-card/script.ts';
import { deleteTravelCardCases } from './travel-cards/delete-travel-card/cases.ts';
import { deleteTravelCardFlow } from './travel-cards/delete-travel-card/flow.ts';
import { deleteTravelCardScript } from './travel-cards/delete-travel-card/script.ts';
import { loadTravelCardCases } from './travel-cards/load-travel-card/cases.ts';
import { loadTravelCardFlow } from './travel-cards/load-travel-card/flow.ts';
import { loadTravelCardScript } from './travel-cards/load-travel-card/script.ts';
import { shareTravelCardCases } from './travel-cards/share-travel-card/cases.ts';
import { shareTravelCardFlow } from './travel-cards/share-travel-card/flow.ts';
import { shareTravelCardScript } from './travel-cards/share-travel-card/script.ts';
import { shownTravelCardCases } from './travel-cards/shown-travel-card/cases.ts';
import { shownTravelCardFlow } from './travel-cards/shown-travel-card/flow.ts';
import { shownTravelCardScript } from './travel-cards/shown-travel-card/script.ts';
import { smartDelayCases } from './travel-cards/smart-delay/cases.ts';
import { smartDelayFlow } from './travel-cards/smart-delay/flow.ts';
import { smartDelayScript } from './travel-cards/smart-delay/script.ts';
import { travelCardCases } from './travel-cards/travel-card/cases.ts';
import { travelCardFlow } from './travel-cards/travel-card/flow.ts';
import { travelCardScript } from './travel-cards/travel-card/script.ts';
import { travelCardDialogCases } from './travel-cards/travel-card-dialog/cases.ts';
import { travelCardDialogFlow } from './travel-cards/travel-card-dialog/flow.ts';
import { travelCardDialogScript } from './travel-cards/travel-card-dialog/script.ts';
import { travelCardsCases } from './travel-cards/travel-cards/cases.ts';
import { travelCardsFlow } from './travel-cards/travel-cards/flow.ts';
import { travelCardsScript } from './travel-cards/travel-cards/script.ts';

/** The areas of the flows. Every layer has a folder for each area that it needs. */
export type Area =
  | 'arriving'
  | 'overview'
  | 'buying'
  | 'policies'
  | 'employees'
  | 'requests'
  | 'access'
  | 'travel-cards'
  | 'sharing'
  | 'settings'
  | 'shared';

export interface Registered {
  readonly area: Area;
  readonly flow: AnyFlow;
  readonly cases: AnyCases;
  readonly script: AnyScript;
}

/** Every flow with its cases and script: the laws, the generated paths, the atlas and the workbench read it. */
export const registry: readonly Registered[] = [
  { area: 'arriving', flow: notFoundFlow, cases: notFoundCases, script: notFoundScript },
  {
    area: 'arriving',
    flow: policyRedirectFlow,
    cases: policyRedirectCases,
    script: policyRedirectScript,
  },
  { area: 'arriving', flow: directAccessFlow, cases: directAccessCases, script: directAccessScript },
  { area: 'arriving', flow: intermediateFlow, cases: intermediateCases, script: intermediateScript },
  { area: 'arriving', flow: visitorRoutingFlow, cases: visitorRoutingCases, script: visitorRoutingScript },
  {
    area: 'arriving',
    flow: agreementChooserFlow,
    cases: agreementChooserCases,
    script: agreementChooserScript,
  },
  {
    area: 'arriving',
    flow: switchAgreementFlow,
    cases: switchAgreementCases,
    script: switchAgreementScript,
  },
  { area: 'overview', flow: homeFlow, cases: homeCases, script: homeScript },
  { area: 'overview', flow: privateLandingFlow, cases: privateLandingCases, script: privateLandingScript },
  { area: 'overview', flow: businessLandingFlow, cases: businessLandingCases, script: businessLandingScript },
  { area: 'overview', flow: noAccessFlow, cases: noAccessCases, script: noAccessScript },
  { area: 'buying', flow: selfDeclarationFlow, cases: selfDeclarationCases, script: selfDeclarationScript },
  { area: 'buying', flow: bankSelectionFlow, cases: bankSelectionCases, script: bankSelectionScript },
  { area: 'buying', flow: buyFlow, cases: buyCases, script: buyScript },
  { area: 'buying', flow: directDebitFlow, cases: directDebitCases, script: directDebitScript },
  {
    area: 'buying',
    flow: directDebitCreatedFlow,
    cases: directDebitCreatedCases,
    script: directDebitCreatedScript,
  },
  {
    area: 'buying',
    flow: directDebitFailedFlow,
    cases: directDebitFailedCases,
    script: directDebitFailedScript,
  },
  { area: 'policies', flow: certificatesFlow, cases: certificatesCases, script: certificatesScript },
  {
    area: 'policies',
    flow: loadBusinessPoliciesFlow,
    cases: loadBusinessPoliciesCases,
    script: loadBusinessPoliciesScript,
  },
  { area: 'policies', flow: loadPolicyFlow, cases: loadPolicyCases, script: loadPolicyScript },
  { area: 'policies', flow: greenCardFlow, cases: greenCardCases, script: greenCardScript },
  { area: 'travel-cards', flow: smartDelayFlow, cases: smartDelayCases, script: smartDelayScript },
  { area: 'policies', flow: proposalsFlow, cases: proposalsCases, script: proposalsScript },
  { area: 'policies', flow: loadProposalsFlow, cases: loadProposalsCases, script: loadProposalsScript },
  { area: 'policies', flow: proposalFlow, cases: proposalCases, script: proposalScript },
  {
    area: 'employees',
    flow: selfAdministeredReportFlow,
    cases: selfAdministeredReportCases,
    script: selfAdministeredReportScript,
  },
  { area: 'access', flow: accessFlow, cases: accessCases, script: accessScript },
  { area: 'access', flow: loadAccessFlow, cases: loadAccessCases, script: loadAccessScript },
  { area: 'access', flow: addAccessFlow, cases: addAccessCases, script: addAccessScript },
  { area: 'access', flow: deleteAccessFlow, cases: deleteAccessCases, script: deleteAccessScript },
  { area: 'requests', flow: choosePolicyFlow, cases: choosePolicyCases, script: choosePolicyScript },
  {
    area: 'requests',
    flow: loadChangeablePoliciesFlow,
    cases: loadChangeablePoliciesCases,
    script: loadChangeablePoliciesScript,
  },
  { area: 'requests', flow: changePolicyFlow, cases: changePolicyCases, script: changePolicyScript },
  { area: 'employees', flow: employeeListFlow, cases: employeeListCases, script: employeeListScript },
  { area: 'policies', flow: policyDetailsFlow, cases: policyDetailsCases, script: policyDetailsScript },
  { area: 'policies', flow: sharedPolicyFlow, cases: sharedPolicyCases, script: sharedPolicyScript },
  { area: 'policies', flow: shownPolicyFlow, cases: shownPolicyCases, script: shownPolicyScript },
  {
    area: 'travel-cards',
    flow: travelCardDialogFlow,
    cases: travelCardDialogCases,
    script: travelCardDialogScript,
  },
  { area: 'requests', flow: orderPolicyFlow, cases: orderPolicyCases, script: orderPolicyScript },
  { area: 'sharing', flow: insightFlow, cases: insightCases, script: insightScript },
  { area: 'sharing', flow: givenInsightFlow, cases: givenInsightCases, script: givenInsightScript },
  {
    area: 'sharing',
    flow: receivedInsightFlow,
    cases: receivedInsightCases,
    script: receivedInsightScript,
  },
  { area: 'sharing', flow: giveInsightFlow, cases: giveInsightCases, script: giveInsightScript },
  {
    area: 'settings',
    flow: businessSettingsFlow,
    cases: businessSettingsCases,
    script: businessSettingsScript,
  },
  { area: 'travel-cards', flow: travelCardsFlow, cases: travelCardsCases, script: travelCardsScript },
  { area: 'travel-cards', flow: addTravelCardFlow, cases: addTravelCardCases, script: addTravelCardScript },
  { area: 'travel-cards', flow: travelCardFlow, cases: travelCardCases, script: travelCardScript },
  {
    area: 'travel-cards',
    flow: shownTravelCardFlow,
    cases: shownTravelCardCases,
    script: shownTravelCardScript,
  },
  {
    area: 'travel-cards',
    flow: loadTravelCardFlow,
    cases: loadTravelCardCases,
    script: loadTravelCardScript,
  },
  {
    area: 'travel-cards',
    flow: shareTravelCardFlow,
    cases: shareTravelCardCases,
    script: shareTravelCardScript,
  },
  {
    area: 'travel-cards',
    flow: deleteTravelCardFlow,
    cases: deleteTravelCardCases,
    script: deleteTravelCardScript,
  },
  {
    area: 'employees',
    flow: employeeReportFlow,
    cases: employeeReportCases,
    script: employeeReportScript,
  },
  { area: 'settings', flow: settingsFlow, cases: settingsCases, script: settingsScript },
  { area: 'settings', flow: contactDetailsFlow, cases: contactDetailsCases, script: contactDetailsScript },
  { area: 'settings', flow: reservationsFlow, cases: reservationsCases, script: reservationsScript },
  { area: 'settings', flow: consentsFlow, cases: consentsCases, script: consentsScript },
  { area: 'shared', flow: datePickerFlow, cases: datePickerCases, script: datePickerScript },
  { area: 'shared', flow: dialogGalleryFlow, cases: dialogGalleryCases, script: dialogGalleryScript },
  {
    area: 'shared',
    flow: loadRepresentativeFlow,
    cases: loadRepresentativeCases,
    script: loadRepresentativeScript,
  },
  { area: 'shared', flow: dialogFlow, cases: dialogCases, script: dialogScript },
  { area: 'shared', flow: copyCodeFlow, cases: copyCodeCases, script: copyCodeScript },
];

export function registered(id: string): Registered {
  const found = registry.find(({ flow }) => flow.id === id);
  if (!found) throw new Error(`${id} is not in flows/registry.ts`);
  return found;
}

export const scriptOf = (id: string): AnyScript => registered(id).script;

/** The flow that a page opens to reach this one: the flow itself, or its outermost parent. */
export function startOf(id: string): Registered {
  const { within } = registered(id).cases;
  return within ? startOf(within.flow.id) : registered(id);
}
