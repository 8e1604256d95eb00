import type { AllowedAddress } from '#domain/site/address.ts';
import { visitorRoutingCases } from '#flows/arriving/visitor-routing/cases.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { intermediateFlow } from './flow.ts';

const site = (path: string) => path as AllowedAddress;

const overview = '/oversikt/forsikring/mine-forsikringer';

export const intermediateCases = defineCases(intermediateFlow, {
  input: {
    routing: visitorRoutingCases.input,
    overview: site(overview),
    invoice: { url: site('/faktura') },
    documents: { url: site('/dokumenter') },
    claim: { url: site('/meld-skade/meld-skade-skjema#/') },
    buyPage: { url: site(`${overview}/kjope`) },
    order: { url: site(`${overview}#/bm/bestille`) },
  },
  events: { retried: [{}] },
  actors: {
    visitorRouting: {
      'a customer': {
        visitor: { organisasjonsnummer: null, hasNationalId: true, transition: false, bank: null },
      },
      'a customer during the transition': {
        visitor: {
          organisasjonsnummer: null,
          hasNationalId: true,
          transition: true,
          bank: { name: 'Solvik', bankregnr: '3361' },
        },
      },
      'a business': {
        visitor: { organisasjonsnummer: '923609016', hasNationalId: true, transition: false, bank: null },
      },
      'the successor': { leave: site('https://kunde.forsikring.example/hopp/3361/pm/kjop') },
    },
    getSkipToggle: {
      operation: 'getToggle',
      done: { on: { status: 200, body: true }, off: { status: 200, body: false } },
      failed: { 'internal error': { status: 500 } },
    },
    hasDeclaration: {
      operation: 'hasLifeHealthDeclaration',
      done: { one: { status: 200, body: true }, none: { status: 200, body: false } },
      failed: { 'internal error': { status: 500 } },
    },
  },
  matters: ({ visitor, hasDeclaration }) => ({
    transition: visitor.transition,
    hasDeclaration,
    business: visitor.organisasjonsnummer !== null,
  }),
});
