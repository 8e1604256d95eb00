import { kinds } from '#domain/shared/dialog-kinds.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { dialogGallery } from '#machines/shared/dialog-gallery.ts';
import { Gallery, GalleryDialog, GalleryPage } from '#views/shared/gallery.tsx';

export { kinds };

export const dialogGalleryFlow = defineFlow({
  title: 'Dialoger',
  machine: dialogGallery,
  actors: {},
  views: {
    'page.content.idle': GalleryPage,
    'page.dialog.shut': 'nothing',
    'page.dialog.standard': GalleryDialog,
    'page.dialog.generous': GalleryDialog,
    'page.dialog.strict': GalleryDialog,
    'page.dialog.sub': GalleryDialog,
  },
  frames: { page: Gallery },
  dialogs: {
    'page.dialog.standard': kinds.standard,
    'page.dialog.generous': kinds.generous,
    'page.dialog.strict': kinds.strict,
    'page.dialog.sub': kinds.sub,
  },
});
