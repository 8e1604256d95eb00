import { allowAddress } from '#domain/site/address.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { agreementChooserFlow } from './flow.ts';

const myPage = allowAddress('/oversikt/forsikring/mine-forsikringer', {
  origin: 'https://bank.example',
  hosts: [],
});
if (!myPage) throw new Error('my page is of this site');

const relation = (organisasjonsnummer: string, organisasjonsnavn: string) => ({
  uuid: `5c1d2e3f-a0b1-4c2d-8e3f-a4b${organisasjonsnummer}`,
  organisasjonsnummer,
  organisasjonsnavn,
  kundenavn: { fornavn: 'Kari', etternavn: 'Skogly', fulltNavn: 'Kari Skogly' },
  rolle: 'ADMIN',
});

export const agreementChooserCases = defineCases(agreementChooserFlow, {
  input: { myPage, maySwitch: true },
  events: { retried: [{}] },
  actors: {
    loadRelations: {
      operation: 'refreshRelations',
      done: {
        'two organisations': {
          status: 200,
          body: [
            relation('917103801', 'Solbakken Regnskap AS'),
            relation('923609016', 'Fjordglimt Snekkeri AS'),
          ],
        },
        'no relations': { status: 200, body: [] },
      },
      failed: {
        'internal error': { status: 500 },
        'wrong shape': { status: 200, body: [{}] },
      },
    },
    switchAgreement: { switched: { kind: 'switched' } },
  },
  matters: () => null,
});
