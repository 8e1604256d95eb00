import { defineCases } from '#flows/engine/walk/cases.ts';
import { organisasjonsnummer, otherCompany, relation } from '#flows/fixtures/company.ts';
import { switchAgreementFlow } from './flow.ts';

const responses = {
  done: { switched: { status: 204 } },
  failed: {
    forbidden: { status: 403 },
    'internal error': { status: 500 },
    'no server behind the gateway': { status: 502 },
  },
} as const;

const fodselsnummer = '01437912357';

export const switchAgreementCases = defineCases(switchAgreementFlow, {
  input: {
    relations: [relation, otherCompany],
    shown: { organisasjonsnummer },
  },
  events: {
    // The organisation comes first, because both private customers and businesses can choose it.
    'organisation.chosen': [{ number: '917103801' }],
    'person.chosen': [{}],
    retried: [{}],
    'dialog.dismissed': [{}],
  },
  actors: {
    switchToPrivate: { operation: 'switchToPrivate', ...responses },
    switchToBusiness: { operation: 'switchToBusiness', ...responses },
    identify: {
      operation: 'getIdentification',
      done: {
        'the previous party': { status: 200, body: { organisasjonsnummer, fodselsnummer } },
        'the visitor themselves': { status: 200, body: { organisasjonsnummer: null, fodselsnummer } },
        'the chosen organisation': {
          status: 200,
          body: { organisasjonsnummer: otherCompany.organisasjonsnummer, fodselsnummer },
        },
      },
      failed: { 'internal error': { status: 500 } },
    },
  },
  matters: ({ chosen, activeParty }) => ({ chosen, activeParty }),
});
