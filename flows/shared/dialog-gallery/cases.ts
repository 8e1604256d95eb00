import { defineCases } from '#flows/engine/walk/cases.ts';
import { dialogGalleryFlow } from './flow.ts';

export const dialogGalleryCases = defineCases(dialogGalleryFlow, {
  input: {},
  events: {
    'standard.requested': [{}],
    'generous.requested': [{}],
    'strict.requested': [{}],
    'sub.requested': [{}],
    'dialog.dismissed': [{}],
    'dialog.back': [{}],
    finished: [{}],
  },
  actors: {},
  matters: () => null,
});
