import { defineCases } from '#flows/engine/walk/cases.ts';
import { organisasjonsnavn, relation } from '#flows/fixtures/company.ts';
import { damageRefusals } from '#flows/fixtures/customer.ts';
import { landingSite } from '#flows/fixtures/landing-site.ts';
import { noAccessFlow } from './flow.ts';

const named = (fornavn: string, etternavn: string) => ({
  ...relation,
  kundenavn: { fornavn, etternavn, fulltNavn: `${fornavn} ${etternavn}` },
});

/** Two persons can give access; the third person can only read. */
const organisationRelations = {
  organisasjonsnavn,
  autoRelasjoner: [named('Astrid', 'Nes')],
  manuelleRelasjoner: [named('Bård', 'Haug'), { ...named('Cato', 'Dahl'), rolle: 'LESE' }],
};

export const noAccessCases = defineCases(noAccessFlow, {
  input: { site: landingSite },
  events: {},
  actors: {
    organisation: {
      operation: 'listOrganisationRelations',
      done: { some: { status: 200, body: organisationRelations } },
      refused: { FEL3710020: damageRefusals.FEL3710020 },
      failed: { 'internal error': { status: 500 } },
    },
  },
  matters: ({ organisation }) => organisation?.value !== null,
});
