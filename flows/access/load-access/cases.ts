import { defineCases } from '#flows/engine/walk/cases.ts';
import { noRole } from '#flows/fixtures/no-role.ts';
import { loadAccessFlow } from './flow.ts';

const organisasjonsnummer = '923609016';
const organisasjonsnavn = 'Fjordglimt Snekkeri AS';

const person = (number: number, fornavn: string, etternavn: string, rolle: string) => ({
  uuid: `5c1d2e3f-a0b1-4c2d-8e3f-a4b5c6d7e8f${number}`,
  organisasjonsnummer,
  organisasjonsnavn,
  kundenavn: { fornavn, etternavn, fulltNavn: `${fornavn} ${etternavn}` },
  rolle,
});

export const ownRelation = person(1, 'Astrid', 'Nes', 'ADMIN');
export const colleaguesRelation = person(2, 'Liv', 'Moen', 'SKRIVE');

export const organisation = {
  organisasjonsnavn,
  autoRelasjoner: [person(3, 'Gunnar', 'Lien', 'ADMIN')],
  manuelleRelasjoner: [ownRelation, colleaguesRelation],
};

/** The list of another organisation than the active one. */
export const anotherOrganisation = {
  ...organisation,
  manuelleRelasjoner: [{ ...colleaguesRelation, organisasjonsnummer: '985615616' }],
};

export const visitor = (rolle: string | null) => ({
  organisasjonsnummer,
  relations: rolle === null ? [] : [{ ...ownRelation, rolle }],
});

/** The output of the flow for a role of the visitor. */
export const dataFor = (rolle: string | null) => ({ organisation, visitor: visitor(rolle) });

export const dataOfAnotherOrganisation = { organisation: anotherOrganisation, visitor: visitor('ADMIN') };

export const loadAccessCases = defineCases(loadAccessFlow, {
  input: undefined,
  events: { retried: [{}] },
  actors: {
    loadOrganisation: {
      operation: 'listOrganisationRelations',
      done: {
        "the visitor's organisation": { status: 200, body: organisation },
        'another organisation': { status: 200, body: anotherOrganisation },
      },
      failed: { 'internal error': { status: 500 } },
    },
    loadRelations: {
      operation: 'listRelations',
      done: {
        'as an administrator': { status: 200, body: visitor('ADMIN').relations },
        'as a reader': { status: 200, body: visitor('LESE').relations },
        'without a role': { status: 200, body: visitor(null).relations },
      },
      failed: { 'internal error': { status: 500 }, 'no role': noRole },
    },
    identify: {
      operation: 'getIdentification',
      done: { 'for the organisation': { status: 200, body: { organisasjonsnummer, fodselsnummer: null } } },
      failed: { 'wrong shape': { status: 200, body: [] }, 'no role': noRole },
    },
  },
  matters: ({ organisation, relations, identification }) => ({
    listed: organisation?.manuelleRelasjoner[0]?.organisasjonsnummer,
    role: relations && (relations[0]?.rolle ?? 'none'),
    identification,
  }),
});
