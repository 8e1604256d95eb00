import { setup } from 'xstate';

/** Every kind of dialog on one page. Used by the workbench and the walk; visitors never see it. */
export const dialogGallery = setup({
  types: {
    events: {} as
      | { type: 'standard.requested' }
      | { type: 'generous.requested' }
      | { type: 'strict.requested' }
      | { type: 'sub.requested' }
      | { type: 'dialog.dismissed' }
      | { type: 'dialog.back' }
      | { type: 'finished' },
  },
}).createMachine({
  id: 'dialog-gallery',
  description: 'Shows every kind of dialog, for testing.',
  initial: 'page',
  states: {
    page: {
      description: 'The page, and a dialog over it.',
      type: 'parallel',
      on: {
        'standard.requested': '.dialog.standard',
        'generous.requested': '.dialog.generous',
        'strict.requested': '.dialog.strict',
        'sub.requested': '.dialog.sub',
      },
      states: {
        content: {
          description: 'The content of the page.',
          initial: 'idle',
          states: { idle: { description: 'A button for each kind of dialog.' } },
        },
        dialog: {
          description: 'The dialogs of the gallery.',
          initial: 'shut',
          states: {
            shut: { description: 'No dialog is open.' },
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
              description: 'A second dialog after the first one, with a button back.',
              on: { 'dialog.dismissed': 'shut', 'dialog.back': 'standard', finished: 'shut' },
            },
          },
        },
      },
    },
  },
});
