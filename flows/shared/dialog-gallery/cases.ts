import { defineCases } from '#flows/engine/walk/cases.ts';
import { dialogGalleryFlow } from './flow.ts';

export const dialogGalleryCases = defineCases(dialogGalleryFlow, {
  input: {},
  events: {
    'standard.asked': [{}],
    'generous.asked': [{}],
    'strict.asked': [{}],
    'sub.asked': [{}],
    'dialog.dismissed': [{}],
    'dialog.back': [{}],
    finished: [{}],
  },
  actors: {},
  matters: () => null,
});
