import { apiError } from '#domain/errors/api-error.ts';
import type { AllowedAddress } from '#domain/site/address.ts';
import { policyOfCard } from '#domain/travel-cards/card-policy.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { travelCardFlow } from './flow.ts';

export const policyNumber = '7370010';

export const ownCard = {
  reisekortId: 'rk-1',
  forsikringsnummer: { value: policyNumber },
  produktkode: 'P10',
  expirationDate: '2099-06-30',
  forsikringstaker: 'Kari Skogly',
  reisekortinnehaver: 'Kari Skogly',
  shareable: true,
};

export const daughtersCard = {
  ...ownCard,
  reisekortId: 'rk-2',
  reisekortinnehaver: 'Nora Skogly',
  shareable: false,
};

/** The visitor's customer record, with one travel insurance. */
export const customerWith = (
  forsikringstekst: string,
  forsikringsnummer = policyNumber,
  status = 'KRAFT',
) => ({
  transaksjonsId: 'T-1',
  kundetype: 'Privat',
  kundestatus: 'AKTIV',
  kundenummer: '1000010',
  betalingsmate: 'AVTALEGIRO',
  gyldigAvtalegiro: false,
  deaktiverteProdukter: [],
  forsikringer: [
    {
      forsikringsnummer,
      versjon: 1,
      produkt: 'P10',
      forsikringstekst,
      status,
      periode: { fra: '2026-07-01', til: '2027-06-30' },
      premie: 1200,
    },
  ],
});

/** Adds the address of the PDF; calls of the walk have this base address. */
const withPdf = <Card extends { readonly reisekortId: string }>(card: Card) => ({
  ...card,
  pdf: `https://bank.example/rest/reisekort/forsikringer/${card.reisekortId}/dokument`,
});

export const cards = [ownCard, daughtersCard].map(withPdf);

const policyFor = (forsikringstekst: string) =>
  policyOfCard(customerWith(forsikringstekst).forsikringer, policyNumber);

export const policy = policyFor('Reise familie');

const noCustomer = apiError({ status: 500, code: '500', name: 'ResponseError', url: '/skade/kunde' });

export const travelCardCases = defineCases(travelCardFlow, {
  input: {
    site: {
      alarmCentre: '+47 21 00 00 99',
      claim: { url: '/meld-skade/meld-skade-skjema#/' as AllowedAddress },
    },
    forsikringsnummer: policyNumber,
    today: '2026-11-21',
  },
  events: { retried: [{}] },
  actors: {
    loadTravelCard: {
      "of the visitor's own policy": { cards, policy, policyError: null },
      'of another policy': { cards, policy: null, policyError: null },
      'without the policy': { cards, policy: null, policyError: noCustomer },
      none: { cards: [], policy: policyFor('Reise'), policyError: null },
    },
    shownTravelCard: { deleted: 'deleted', empty: 'empty' },
    loadPolicy: {
      operation: 'getDamageCustomer',
      done: {
        "the visitor's own": { status: 200, body: customerWith('Reise familie') },
        'with another number': { status: 200, body: customerWith('Reise', '7010010') },
      },
      failed: { 'internal error': { status: 500 } },
    },
    loadTerms: {
      operation: 'getTermsMetadata',
      done: {
        documents: {
          status: 200,
          body: [
            { id: 'P10_STANDARD', filename: 'vilkar-reise.pdf', tittel: 'Vilkår for reise' },
            { id: 'GENERELLE', filename: 'generelle-vilkar.pdf' },
          ],
        },
      },
      failed: { 'internal error': { status: 500 } },
    },
  },
  endedByVisitor: ['shownTravelCard'],
  matters: ({ policy: known }) => known !== null,
});
