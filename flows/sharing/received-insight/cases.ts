import { defineCases } from '#flows/engine/walk/cases.ts';
import { receivedInsightFlow } from './flow.ts';

const policy = (forsikringsnummer: string, produkt: string, title: string) => ({
  forsikringsnummer,
  versjon: 1,
  produkt,
  title,
});

export const givers = [
  {
    privatRelasjonId: 'pr-2001',
    eierFornavn: 'Ola',
    eierEtternavn: 'Skogly',
    forsikringer: [policy('1000901', 'M05', 'Personbil'), policy('1000902', 'P05', 'Hus')],
  },
  { privatRelasjonId: 'pr-2002', eierFornavn: 'Gerd', eierEtternavn: 'Myhre', forsikringer: [] },
];

export const receivedInsightCases = defineCases(receivedInsightFlow, {
  input: undefined,
  events: { retried: [{}] },
  actors: {
    listGivers: {
      operation: 'listSharedPolicies',
      done: {
        'two persons': { status: 200, body: givers },
        nobody: { status: 200, body: [] },
        'one unreadable person': { status: 200, body: [{ eierFornavn: 'Ola' }] },
      },
      failed: { 'internal error': { status: 500 } },
    },
  },
  matters: ({ givers: { list, isPartial } }) => [list.length, isPartial],
});
