import { defineCases } from '#flows/engine/walk/cases.ts';
import { kinds } from '#flows/shared/dialog-gallery/flow.ts';
import { dialogFlow } from './flow.ts';

export const dialogCases = defineCases(dialogFlow, {
  input: { isMotionReduced: false },
  events: {
    // The paths of the gallery cover the dialog whose button 'Tilbake' opens another one.
    'content.shown': [{ options: kinds.standard }, { options: kinds.generous }, { options: kinds.strict }],
    'content.removed': [{}],
    'close.pressed': [{}],
    'escape.pressed': [{}],
    'backdrop.pressed': [{}],
    'back.pressed': [{}],
    'swipe.begun': [{ at: 100 }],
    'swipe.ended': [{ at: 109 }, { at: 110 }],
  },
  actors: {},
  matters: ({ options, swipeFrom }) => ({ kind: options.name, swipeFrom }),
});
