import { accessCases } from './access.cases.ts';
import { accessFlow } from './access.ts';
import { addAccessCases } from './add-access.cases.ts';
import { addAccessFlow } from './add-access.ts';
import { bankSelectionCases } from './bank-selection.cases.ts';
import { bankSelectionFlow } from './bank-selection.ts';
import { consentsCases } from './consents.cases.ts';
import { consentsFlow } from './consents.ts';
import { contactDetailsCases } from './contact-details.cases.ts';
import { contactDetailsFlow } from './contact-details.ts';
import { deleteAccessCases } from './delete-access.cases.ts';
import { deleteAccessFlow } from './delete-access.ts';
import { dialogGalleryCases } from './dialog-gallery.cases.ts';
import { dialogGalleryFlow } from './dialog-gallery.ts';
import type { AnyFlow } from './engine/define-flow.ts';
import type { AnyCases } from './engine/walk/cases.ts';
import { loadAccessCases } from './load-access.cases.ts';
import { loadAccessFlow } from './load-access.ts';
import { modalCases } from './modal.cases.ts';
import { modalFlow } from './modal.ts';
import { notBuiltCases } from './not-built.cases.ts';
import { notBuiltFlow } from './not-built.ts';
import { selfDeclarationCases } from './self-declaration.cases.ts';
import { selfDeclarationFlow } from './self-declaration.ts';
import { settingsCases } from './settings.cases.ts';
import { settingsFlow } from './settings.ts';

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
  { flow: settingsFlow, cases: settingsCases },
  { flow: contactDetailsFlow, cases: contactDetailsCases },
  { flow: consentsFlow, cases: consentsCases },
];
