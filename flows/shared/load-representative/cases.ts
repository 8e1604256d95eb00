import { defineCases } from '#flows/engine/walk/cases.ts';
import { fodselsnummer } from '#flows/fixtures/customer.ts';
import { noRole } from '#flows/fixtures/no-role.ts';
import { organisasjonsnummer, relations } from '#flows/fixtures/representatives.ts';
import { loadRepresentativeFlow } from './flow.ts';

export const loadRepresentativeCases = defineCases(loadRepresentativeFlow, {
  input: { site: { phone: '+4721000000' } },
  events: { retried: [{}] },
  actors: {
    loadRelations: {
      operation: 'listRelations',
      done: {
        'as a user': { status: 200, body: relations('SKRIVE') },
        'as a reader': { status: 200, body: relations('LESE') },
        'without a role': { status: 200, body: [] },
        'with an unknown role': { status: 200, body: relations('GJEST') },
      },
      failed: { 'internal error': { status: 500 }, 'no role': noRole },
    },
    identify: {
      operation: 'getIdentification',
      done: {
        'for the organisation': { status: 200, body: { organisasjonsnummer, fodselsnummer: null } },
        'for themselves': { status: 200, body: { organisasjonsnummer: null, fodselsnummer: null } },
        'for themselves, with a national id': {
          status: 200,
          body: { organisasjonsnummer: null, fodselsnummer },
        },
      },
      failed: { 'wrong shape': { status: 200, body: [] }, 'no role': noRole },
    },
    noAccess: {},
  },
  endedByVisitor: ['noAccess'],
  matters: () => null,
});
