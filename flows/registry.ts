import { bankSelectionCases } from './bank-selection.cases.ts';
import { bankSelectionFlow } from './bank-selection.ts';
import { dialogGalleryCases } from './dialog-gallery.cases.ts';
import { dialogGalleryFlow } from './dialog-gallery.ts';
import type { AnyFlow } from './engine/define-flow.ts';
import type { AnyCases } from './engine/walk/cases.ts';
import { modalCases } from './modal.cases.ts';
import { modalFlow } from './modal.ts';
import { selfDeclarationCases } from './self-declaration.cases.ts';
import { selfDeclarationFlow } from './self-declaration.ts';

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
];
