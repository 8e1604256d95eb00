import { defineCases, within } from '#flows/engine/walk/cases.ts';
import { homeFlow } from '#flows/overview/home/flow.ts';
import { switchAgreementFlow } from './flow.ts';

const answers = {
  done: { switched: { status: 204 } },
  failed: {
    'not theirs': { status: 403 },
    'internal error': { status: 500 },
    'no server behind the gateway': { status: 502 },
  },
} as const;

export const switchAgreementCases = defineCases(switchAgreementFlow, {
  within: within(homeFlow, 'page.dialog.switching'),
  input: {
    parties: {
      person: 'Kari Skogly',
      organisations: [{ number: '917103801', name: 'Solbakken Regnskap AS' }],
    },
    inDialog: true,
  },
  events: {
    // First: it is offered to private customers and businesses alike.
    'organisation.chosen': [{ number: '917103801' }],
    'person.chosen': [{}],
    'dialog.dismissed': [{}],
  },
  actors: {
    switchToPrivate: { operation: 'switchToPrivate', ...answers },
    switchToBusiness: { operation: 'switchToBusiness', ...answers },
  },
  matters: ({ chosen }) => ({ chosen }),
});
