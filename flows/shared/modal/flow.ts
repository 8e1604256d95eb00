import { defineFlow } from '#flows/engine/define-flow.ts';
import { modal } from '#machines/shared/modal.ts';
import { ModalDialog, NoDialog } from '#views/shared/modal-dialog.tsx';

/** Around what a page's region named `dialog` shows; the host runs it. */
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
