import { defineFlow } from '#flows/engine/define-flow.ts';
import { modal } from '#machines/shared/modal.ts';
import { ModalDialog, NoDialog } from '#views/shared/modal-dialog.tsx';

/** Surrounds the content of a page's region named `dialog`; the host runs this flow. */
export const modalFlow = defineFlow({
  title: 'Dialog',
  machine: modal,
  actors: {},
  views: {
    closed: NoDialog,
    'shown.opening': ModalDialog,
    'shown.open': ModalDialog,
    closing: ModalDialog,
    removed: NoDialog,
  },
});
