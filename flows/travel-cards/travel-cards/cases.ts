import type { AllowedAddress } from '#domain/site/address.ts';
import { policiesMissingAutomaticCard } from '#domain/travel-cards/travel-card-list.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { travelCardsFlow } from './flow.ts';

export const ownCard = {
  reisekortId: 'rk-1',
  forsikringsnummer: { value: '7031234' },
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

export const expiredCard = {
  reisekortId: 'rk-3',
  forsikringsnummer: { value: '7990000' },
  produktkode: 'N90',
  expirationDate: '2020-06-21',
  forsikringstaker: 'Gamle Verft AS',
  reisekortinnehaver: 'Kari Skogly',
  shareable: false,
};

export const youthCard = {
  ...ownCard,
  reisekortId: 'rk-4',
  forsikringsnummer: { value: '7041234' },
  produktkode: 'P45',
};

const policy = (forsikringsnummer: string, produkt: string, forsikringstekst: string, status: string) => ({
  forsikringsnummer,
  versjon: 1,
  produkt,
  forsikringstekst,
  status,
  periode: { fra: '2026-07-01', til: '2027-06-30' },
  premie: 1188,
});

export const familyPolicy = policy('7031234', 'P10', 'Reise familie', 'KRAFT');
export const youthPolicy = policy('7041234', 'P45', 'Ung', 'AKSEPT');

export const customerWith = (...forsikringer: ReturnType<typeof policy>[]) => ({
  transaksjonsId: 't-1',
  kundestatus: 'AKTIV',
  kundenummer: '4821234',
  betalingsmate: 'AVTALEGIRO',
  gyldigAvtalegiro: true,
  deaktiverteProdukter: [],
  forsikringer,
});

export const travelCardsCases = defineCases(travelCardsFlow, {
  input: {
    claim: { url: 'https://skade.example/meld' as AllowedAddress },
    today: '2026-11-22',
    draft: null,
  },
  events: { 'add.requested': [{}], retried: [{}] },
  actors: {
    loadCards: {
      operation: 'listTravelCards',
      done: {
        cards: { status: 200, body: [expiredCard, ownCard, daughtersCard] },
        none: { status: 200, body: [] },
      },
      failed: { 'internal error': { status: 500 } },
    },
    loadPolicies: {
      operation: 'getDamageCustomer',
      done: {
        'no policies': { status: 200, body: customerWith() },
        'policies with automatic cards': { status: 200, body: customerWith(familyPolicy, youthPolicy) },
      },
      failed: { 'internal error': { status: 500 } },
    },
    generateCards: {
      operation: 'generateTravelCards',
      done: {
        generated: { status: 200, body: [ownCard, youthCard] },
        'no new card': { status: 200, body: [] },
      },
      failed: { 'internal error': { status: 500 } },
    },
    addTravelCard: {
      added: { added: '7100005', mayBeOutdated: true },
      cancelled: { added: null, mayBeOutdated: false },
      unknown: { added: null, mayBeOutdated: true },
    },
  },
  matters: ({ cards, policies }) => ({
    isEmpty: cards.length === 0,
    lacksAutomaticCards: policies && policiesMissingAutomaticCard(policies, cards).length > 0,
  }),
});
