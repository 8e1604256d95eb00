import type { AnyScript } from '#test/support/script.ts';
import { accessScript } from './access.script.ts';
import { addAccessScript } from './add-access.script.ts';
import { bankSelectionScript } from './bank-selection.script.ts';
import { consentsScript } from './consents.script.ts';
import { contactDetailsScript } from './contact-details.script.ts';
import { copyCodeScript } from './copy-code.script.ts';
import { deleteAccessScript } from './delete-access.script.ts';
import { dialogGalleryScript } from './dialog-gallery.script.ts';
import { directDebitScript } from './direct-debit.script.ts';
import { directDebitCreatedScript } from './direct-debit-created.script.ts';
import { directDebitFailedScript } from './direct-debit-failed.script.ts';
import { loadAccessScript } from './load-access.script.ts';
import { modalScript } from './modal.script.ts';
import { notBuiltScript } from './not-built.script.ts';
import { notFoundScript } from './not-found.script.ts';
import { selfDeclarationScript } from './self-declaration.script.ts';
import { settingsScript } from './settings.script.ts';
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
  visitorRoutingScript,
  settingsScript,
  contactDetailsScript,
  consentsScript,
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
