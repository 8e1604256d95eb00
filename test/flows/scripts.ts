import type { AnyScript } from '#test/support/script.ts';
import { accessScript } from './access.script.ts';
import { addAccessScript } from './add-access.script.ts';
import { agreementChooserScript } from './agreement-chooser.script.ts';
import { bankSelectionScript } from './bank-selection.script.ts';
import { businessLandingScript } from './business-landing.script.ts';
import { buyScript } from './buy.script.ts';
import { consentsScript } from './consents.script.ts';
import { contactDetailsScript } from './contact-details.script.ts';
import { copyCodeScript } from './copy-code.script.ts';
import { deleteAccessScript } from './delete-access.script.ts';
import { dialogGalleryScript } from './dialog-gallery.script.ts';
import { directDebitScript } from './direct-debit.script.ts';
import { directDebitCreatedScript } from './direct-debit-created.script.ts';
import { directDebitFailedScript } from './direct-debit-failed.script.ts';
import { homeScript } from './home.script.ts';
import { intermediateScript } from './intermediate.script.ts';
import { landingSourceScripts } from './landing-sources.script.ts';
import { loadAccessScript } from './load-access.script.ts';
import { modalScript } from './modal.script.ts';
import { notBuiltScript } from './not-built.script.ts';
import { notFoundScript } from './not-found.script.ts';
import { privateLandingScript } from './private-landing.script.ts';
import { selfDeclarationScript } from './self-declaration.script.ts';
import { settingsScript } from './settings.script.ts';
import { switchUserScript } from './switch-user.script.ts';
import { visitorRoutingScript } from './visitor-routing.script.ts';

const scripts: readonly AnyScript[] = [
  selfDeclarationScript,
  bankSelectionScript,
  dialogGalleryScript,
  modalScript,
  accessScript,
  loadAccessScript,
  addAccessScript,
  deleteAccessScript,
  notBuiltScript,
  notFoundScript,
  buyScript,
  intermediateScript,
  visitorRoutingScript,
  homeScript,
  privateLandingScript,
  businessLandingScript,
  ...landingSourceScripts,
  settingsScript,
  contactDetailsScript,
  consentsScript,
  agreementChooserScript,
  switchUserScript,
  directDebitScript,
  copyCodeScript,
  directDebitCreatedScript,
  directDebitFailedScript,
];

export function scriptOf(flow: string): AnyScript {
  const script = scripts.find((candidate) => candidate.flow === flow);
  if (!script) throw new Error(`no script for ${flow}: write test/flows/${flow}.script.ts and list it here`);
  return script;
}
