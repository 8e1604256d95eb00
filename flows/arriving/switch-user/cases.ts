import { defineCases, within } from '#flows/engine/walk/cases.ts';
import { homeFlow } from '#flows/overview/home/flow.ts';
import { switchUserFlow } from './flow.ts';

const answers = {
  done: { switched: { status: 204 } },
  failed: {
    'not theirs': { status: 403 },
    'internal error': { status: 500 },
    'no server behind the gateway': { status: 502 },
  },
} as const;

/** Of every flow that switches. */
export const switchCases = {
  switchToPrivate: { operation: 'switchToPrivate', ...answers },
  switchToBusiness: { operation: 'switchToBusiness', ...answers },
} as const;

export const switchUserCases = defineCases(switchUserFlow, {
  within: within(homeFlow, 'page.dialog.switching'),
  input: {
    relations: [
      { organisasjonsnummer: '923609016', organisasjonsnavn: 'Fjordglimt Snekkeri AS' },
      { organisasjonsnummer: '917103801', organisasjonsnavn: 'Solbakken Regnskap AS' },
    ],
    organisasjonsnummer: '923609016',
    personName: 'Kari Skogly',
  },
  events: {
    // First: it is there for whomever the visitor acts for now.
    'organisation.chosen': [{ number: '917103801' }],
    'person.chosen': [{}],
    'dialog.dismissed': [{}],
  },
  actors: switchCases,
  matters: ({ chosen }) => ({ chosen }),
});
