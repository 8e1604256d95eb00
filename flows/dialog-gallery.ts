import { modalOptions } from '#domain/site/modal.ts';
import { defineFlow } from '#flows/engine/define-flow.ts';
import { dialogGallery } from '#machines/dialog-gallery.ts';
import { Gallery, GalleryDialog, GalleryPage } from '#views/dialog-gallery/gallery.tsx';
import { kinds } from '#views/dialog-gallery/kinds.ts';
import { switchUserFlow } from './switch-user.ts';

export { kinds };

export const dialogGalleryFlow = defineFlow({
  id: 'dialog-gallery',
  title: 'Dialoger',
  machine: dialogGallery,
  actors: { switchUser: switchUserFlow },
  views: {
    'page.content.resting': GalleryPage,
    'page.dialog.shut': 'nothing',
    'page.dialog.standard': GalleryDialog,
    'page.dialog.generous': GalleryDialog,
    'page.dialog.strict': GalleryDialog,
    'page.dialog.sub': GalleryDialog,
    'page.dialog.switching': { child: 'switchUser' },
  },
  frames: { page: Gallery },
  modals: {
    'page.dialog.standard': kinds.standard,
    'page.dialog.generous': kinds.generous,
    'page.dialog.strict': kinds.strict,
    'page.dialog.sub': kinds.sub,
    'page.dialog.switching': modalOptions({ name: 'bytt-bruker', description: 'Bytt bruker' }),
  },
});
