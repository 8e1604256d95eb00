import { accessCases } from './access.cases.ts';
import { accessFlow } from './access.ts';
import { addAccessCases } from './add-access.cases.ts';
import { addAccessFlow } from './add-access.ts';
import { agreementChooserCases } from './agreement-chooser.cases.ts';
import { agreementChooserFlow } from './agreement-chooser.ts';
import { bankSelectionCases } from './bank-selection.cases.ts';
import { bankSelectionFlow } from './bank-selection.ts';
import { businessLandingCases } from './business-landing.cases.ts';
import { businessLandingFlow } from './business-landing.ts';
import { buyCases } from './buy.cases.ts';
import { buyFlow } from './buy.ts';
import { consentsCases } from './consents.cases.ts';
import { consentsFlow } from './consents.ts';
import { contactDetailsCases } from './contact-details.cases.ts';
import { contactDetailsFlow } from './contact-details.ts';
import { copyCodeCases } from './copy-code.cases.ts';
import { copyCodeFlow } from './copy-code.ts';
import { deleteAccessCases } from './delete-access.cases.ts';
import { deleteAccessFlow } from './delete-access.ts';
import { dialogGalleryCases } from './dialog-gallery.cases.ts';
import { dialogGalleryFlow } from './dialog-gallery.ts';
import { directDebitCases } from './direct-debit.cases.ts';
import { directDebitFlow } from './direct-debit.ts';
import { directDebitCreatedCases } from './direct-debit-created.cases.ts';
import { directDebitCreatedFlow } from './direct-debit-created.ts';
import { directDebitFailedCases } from './direct-debit-failed.cases.ts';
import { directDebitFailedFlow } from './direct-debit-failed.ts';
import type { AnyFlow } from './engine/define-flow.ts';
import type { AnyCases } from './engine/walk/cases.ts';
import { homeCases } from './home.cases.ts';
import { homeFlow } from './home.ts';
import { intermediateCases } from './intermediate.cases.ts';
import { intermediateFlow } from './intermediate.ts';
import { landingSources } from './landing-sources.cases.ts';
import { loadAccessCases } from './load-access.cases.ts';
import { loadAccessFlow } from './load-access.ts';
import { modalCases } from './modal.cases.ts';
import { modalFlow } from './modal.ts';
import { notBuiltCases } from './not-built.cases.ts';
import { notBuiltFlow } from './not-built.ts';
import { notFoundCases } from './not-found.cases.ts';
import { notFoundFlow } from './not-found.ts';
import { privateLandingCases } from './private-landing.cases.ts';
import { privateLandingFlow } from './private-landing.ts';
import { selfDeclarationCases } from './self-declaration.cases.ts';
import { selfDeclarationFlow } from './self-declaration.ts';
import { settingsCases } from './settings.cases.ts';
import { settingsFlow } from './settings.ts';
import { switchUserCases } from './switch-user.cases.ts';
import { switchUserFlow } from './switch-user.ts';
import { visitorRoutingCases } from './visitor-routing.cases.ts';
import { visitorRoutingFlow } from './visitor-routing.ts';

interface Registered {
  readonly flow: AnyFlow;
  readonly cases: AnyCases;
}

/** Every flow with its cases: what the laws, the generated paths and the workbench go over. */
export const registry: readonly Registered[] = [
  { flow: selfDeclarationFlow, cases: selfDeclarationCases },
  { flow: bankSelectionFlow, cases: bankSelectionCases },
  { flow: dialogGalleryFlow, cases: dialogGalleryCases },
  { flow: modalFlow, cases: modalCases },
  { flow: accessFlow, cases: accessCases },
  { flow: loadAccessFlow, cases: loadAccessCases },
  { flow: addAccessFlow, cases: addAccessCases },
  { flow: deleteAccessFlow, cases: deleteAccessCases },
  { flow: notBuiltFlow, cases: notBuiltCases },
  { flow: notFoundFlow, cases: notFoundCases },
  { flow: homeFlow, cases: homeCases },
  { flow: privateLandingFlow, cases: privateLandingCases },
  { flow: businessLandingFlow, cases: businessLandingCases },
  ...landingSources,
  { flow: buyFlow, cases: buyCases },
  { flow: intermediateFlow, cases: intermediateCases },
  { flow: visitorRoutingFlow, cases: visitorRoutingCases },
  { flow: settingsFlow, cases: settingsCases },
  { flow: contactDetailsFlow, cases: contactDetailsCases },
  { flow: consentsFlow, cases: consentsCases },
  { flow: agreementChooserFlow, cases: agreementChooserCases },
  { flow: switchUserFlow, cases: switchUserCases },
  { flow: directDebitFlow, cases: directDebitCases },
  { flow: copyCodeFlow, cases: copyCodeCases },
  { flow: directDebitCreatedFlow, cases: directDebitCreatedCases },
  { flow: directDebitFailedFlow, cases: directDebitFailedCases },
];

/** The flow that a page starts with to get to this one: itself, or the outermost that it is met within. */
export function startOf(id: string): Registered {
  const registered = registry.find(({ flow }) => flow.id === id);
  if (!registered) throw new Error(`${id} is not in flows/registry.ts`);
  const { within } = registered.cases;
  return within ? startOf(within.flow.id) : registered;
}
