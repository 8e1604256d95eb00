import { not, setup, stateIn } from 'xstate';
import type { switchUser } from './switch-user.ts';

/** Every kind of dialog on one page: for the workbench and the walk, not for customers. */
export const dialogGallery = setup({
  types: {
    events: {} as
      | { type: 'standard.asked' }
      | { type: 'generous.asked' }
      | { type: 'strict.asked' }
      | { type: 'sub.asked' }
      | { type: 'switch.asked' }
      | { type: 'dialog.dismissed' }
      | { type: 'dialog.back' }
      | { type: 'finished' },
  },
  actors: { switchUser: {} as typeof switchUser },
  guards: {
    // What lies beneath that dialog cannot be pressed, and it leads to no other.
    isWithinReach: not(stateIn({ page: { dialog: 'switching' } })),
  },
}).createMachine({
  id: 'dialogGallery',
  description: 'Dialogs of every kind, to be tried and tested.',
  initial: 'page',
  states: {
    page: {
      description: 'The page, with what may lie above it.',
      type: 'parallel',
      on: {
        'standard.asked': { guard: 'isWithinReach', target: '.dialog.standard' },
        'generous.asked': { guard: 'isWithinReach', target: '.dialog.generous' },
        'strict.asked': { guard: 'isWithinReach', target: '.dialog.strict' },
        'sub.asked': { guard: 'isWithinReach', target: '.dialog.sub' },
      },
      states: {
        content: {
          description: 'The page itself.',
          initial: 'resting',
          states: { resting: { description: 'A button for each kind of dialog.' } },
        },
        dialog: {
          description: 'What lies above the page.',
          initial: 'shut',
          states: {
            shut: { description: 'No dialog.', on: { 'switch.asked': 'switching' } },
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
              description: 'A dialog upon another, with a way back.',
              on: { 'dialog.dismissed': 'shut', 'dialog.back': 'standard', finished: 'shut' },
            },
            switching: {
              description: 'A dialog that another flow fills.',
              invoke: {
                id: 'switchUser',
                src: 'switchUser',
                input: {
                  relations: [
                    { organisasjonsnummer: '923609016', organisasjonsnavn: 'Fjordglimt Snekkeri AS' },
                    { organisasjonsnummer: '917103801', organisasjonsnavn: 'Solbakken Regnskap AS' },
                  ],
                  organisasjonsnummer: '923609016',
                  personName: 'Kari Skogly',
                },
                onDone: 'shut',
              },
            },
          },
        },
      },
    },
  },
});
