import { defineCases, within } from '#flows/engine/walk/cases.ts';
import { orderPolicyFlow } from '#flows/requests/order-policy/flow.ts';
import { loadRepresentativeFlow } from './flow.ts';

const organisasjonsnummer = '923609016';

const relations = (rolle: string) => [
  {
    uuid: '5c1d2e3f-a0b1-4c2d-8e3f-a4b5c6d7e8f1',
    organisasjonsnummer,
    organisasjonsnavn: 'Fjordglimt Snekkeri AS',
    kundenavn: { fornavn: 'Astrid', etternavn: 'Nes', fulltNavn: 'Astrid Nes' },
    rolle,
  },
];

/** The output of the flow for each visitor. */
export const representatives = {
  'as a user': { organisasjonsnummer, relations: relations('SKRIVE') },
  'as a reader': { organisasjonsnummer, relations: relations('LESE') },
  'without a role': { organisasjonsnummer, relations: [] },
  'for themselves': { organisasjonsnummer: null, relations: [] },
};

export const loadRepresentativeCases = defineCases(loadRepresentativeFlow, {
  within: within(orderPolicyFlow, 'arriving'),
  input: undefined,
  events: { retried: [{}] },
  actors: {
    loadRelations: {
      operation: 'listRelations',
      done: {
        'as a user': { status: 200, body: relations('SKRIVE') },
        'as a reader': { status: 200, body: relations('LESE') },
        'without a role': { status: 200, body: [] },
      },
      failed: { 'internal error': { status: 500 } },
    },
    identify: {
      operation: 'getIdentification',
      done: {
        'for the organisation': { status: 200, body: { organisasjonsnummer, fodselsnummer: null } },
        'for themselves': { status: 200, body: { organisasjonsnummer: null, fodselsnummer: null } },
      },
      failed: { 'wrong shape': { status: 200, body: [] } },
    },
  },
  matters: () => null,
});
