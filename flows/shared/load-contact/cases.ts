import { defineCases } from '#flows/engine/walk/cases.ts';
import { loadContactFlow } from './flow.ts';

export const loadContactCases = defineCases(loadContactFlow, {
  input: { isNeeded: true },
  events: {},
  actors: {
    getContactInfo: {
      operation: 'getContactInfo',
      done: {
        'a phone number and an e-mail address': {
          status: 200,
          body: { mobilnummer: '41234567', epost: 'post@snekkeri.example' },
        },
      },
      failed: { 'internal error': { status: 500 }, 'lost session': { status: 401 } },
    },
  },
  matters: () => null,
});
