import { defineCases } from '#flows/engine/walk/cases.ts';
import { dialogGalleryFlow } from './dialog-gallery.ts';

export const dialogGalleryCases = defineCases(dialogGalleryFlow, {
  input: {},
  events: {
    'standard.asked': [{}],
    'generous.asked': [{}],
    'strict.asked': [{}],
    'sub.asked': [{}],
    'switch.asked': [{}],
    'dialog.dismissed': [{}],
    'dialog.back': [{}],
    finished: [{}],
  },
  actors: {
    switchUser: {
      switched: { kind: 'switched' },
      failed: { kind: 'failed' },
      cancelled: { kind: 'cancelled' },
    },
  },
  matters: () => null,
});
