import { defineFlow } from '#flows/engine/define-flow.ts';
import { dialog } from '#machines/shared/dialog.ts';
import { DialogShell, NoDialog } from '#views/shared/dialog-shell.tsx';

/** Surrounds the content of a page's region named `dialog`; the host runs this flow. */
export const dialogFlow = defineFlow({
  title: 'Dialog',
  machine: dialog,
  actors: {},
  views: {
    closed: NoDialog,
    'shown.opening': DialogShell,
    'shown.open': DialogShell,
    closing: DialogShell,
    removed: NoDialog,
  },
});
