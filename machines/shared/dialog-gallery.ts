import { setup } from 'xstate';

/** Every kind of dialog on one page: for the workbench and the walk, not for customers. */
export const dialogGallery = setup({
  types: {
    events: {} as
      | { type: 'standard.asked' }
      | { type: 'generous.asked' }
      | { type: 'strict.asked' }
      | { type: 'sub.asked' }
      | { type: 'dialog.dismissed' }
      | { type: 'dialog.back' }
      | { type: 'finished' },
  },
}).createMachine({
  id: 'dialog-gallery',
  description: 'Dialogs of every kind, to try and test.',
  initial: 'page',
  states: {
    page: {
      description: 'The page, with dialogs above it.',
      type: 'parallel',
      on: {
        'standard.asked': '.dialog.standard',
        'generous.asked': '.dialog.generous',
        'strict.asked': '.dialog.strict',
        'sub.asked': '.dialog.sub',
      },
      states: {
        content: {
          description: 'The page itself.',
          initial: 'resting',
          states: { resting: { description: 'A button for each kind of dialog.' } },
        },
        dialog: {
          description: 'The dialog above the page.',
          initial: 'shut',
          states: {
            shut: { description: 'No dialog.' },
            standard: {
              description: 'A dialog with the usual ways to close it.',
              on: { 'dialog.dismissed': 'shut', finished: 'shut' },
            },
            generous: {
              description: 'A dialog that closes in every way.',
              on: { 'dialog.dismissed': 'shut', finished: 'shut' },
            },
            strict: {
              description: 'A dialog that only its own button closes.',
              on: { finished: 'shut' },
            },
            sub: {
              description: 'A dialog after another one, with a way back.',
              on: { 'dialog.dismissed': 'shut', 'dialog.back': 'standard', finished: 'shut' },
            },
          },
        },
      },
    },
  },
});
