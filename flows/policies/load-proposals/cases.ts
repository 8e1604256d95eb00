import type { AllowedAddress } from '#domain/site/address.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { loadProposalsFlow } from './flow.ts';

export const proposalsSite = {
  overview: { url: '/oversikt/forsikring/mine-forsikringer' as AllowedAddress },
  feedback: { url: 'https://forsikring.example/tilbakemelding' as AllowedAddress },
  phone: '21 00 00 00',
  today: '2026-11-22',
};

const travelOffer = {
  forsikringsnummer: '9000010',
  versjon: 2,
  produkt: 'P10',
  forsikringstekst: 'Reise',
  info: 'Hele verden',
  premie: 2388,
  tfapremie: 0,
  periode: { fra: '2026-12-01', til: '2027-11-30' },
  variantId: 'STANDARD',
};

/** The sandbox offers it too. */
export const carOffer = {
  forsikringsnummer: '8130010',
  versjon: 1,
  produkt: 'M05',
  forsikringstekst: 'Bil',
  info: 'Fjellko Tur',
  premie: 7440,
  tfapremie: 3120,
  periode: { fra: '2026-12-01', til: '2027-11-30' },
};

export const proposal = {
  tilbudList: [travelOffer, carOffer],
  totalArligPremie: 9828,
  totalMandligPremie: 819,
  totalArligTfaPremie: 3120,
  totalMandligTfaPremie: 260,
  antallDagerTilgjenglig: 21,
  radgiver: { navn: 'Siv Rådahl', telefonnummer: { value: '62512345' } },
};

/** The outputs of the flow. */
export const proposed = {
  'two policies': proposal,
  'only another policy': { ...proposal, tilbudList: [travelOffer] },
  'no policies': { ...proposal, tilbudList: [] },
  none: null,
};

export const loadProposalsCases = defineCases(loadProposalsFlow, {
  input: undefined,
  events: { retried: [{}] },
  actors: {
    listProposals: {
      operation: 'listProposals',
      done: {
        'two policies': { status: 200, body: proposal },
        'only another policy': { status: 200, body: proposed['only another policy'] },
        'no policies': { status: 200, body: proposed['no policies'] },
      },
      failed: { 'internal error': { status: 500 } },
    },
  },
  matters: () => null,
});
