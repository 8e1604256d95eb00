import type { AllowedAddress } from '#domain/site/address.ts';
import { hasNoPolicies, makesCard } from '#domain/travel-cards/card-policy.ts';
import { defineCases } from '#flows/engine/walk/cases.ts';
import { travelCardFlow } from './flow.ts';

export const number = '7010009';

export const own = {
  reisekortId: 'rk-1',
  forsikringsnummer: { value: number },
  produktkode: 'P10',
  expirationDate: '2099-06-30',
  forsikringstaker: 'Kari Skogly',
  reisekortinnehaver: 'Kari Skogly',
  shareable: true,
};

export const daughters = {
  ...own,
  reisekortId: 'rk-2',
  reisekortinnehaver: 'Nora Skogly',
  shareable: false,
};

/** The visitor's customer record, with one travel insurance. */
export const customerWith = (forsikringstekst: string, forsikringsnummer = number, status = 'KRAFT') => ({
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

export const travelCardCases = defineCases(travelCardFlow, {
  input: {
    site: {
      mayBlock: ['0770', '0502'],
      alarmCentre: '+47 21 00 00 99',
      claim: { url: '/meld-skade/meld-skade-skjema#/' as AllowedAddress },
    },
    forsikringsnummer: number,
    today: '2026-11-21',
  },
  events: { retried: [{}] },
  actors: {
    directAccess: { admitted: { kind: 'admitted' } },
    cards: {
      operation: 'getTravelCard',
      done: {
        'two cards': { status: 200, body: [own, daughters] },
        none: { status: 200, body: [] },
      },
      failed: { 'internal error': { status: 500 } },
    },
    policy: {
      operation: 'getDamageCustomer',
      done: {
        'for a family': { status: 200, body: customerWith('Reise familie') },
        'for one person': { status: 200, body: customerWith('Reise') },
        'of another number': { status: 200, body: customerWith('Reise familie', '7010010') },
      },
      failed: { 'internal error': { status: 500 } },
    },
    createCard: {
      operation: 'generateTravelCards',
      done: {
        created: { status: 200, body: [own] },
        'of another number': {
          status: 200,
          body: [{ ...own, forsikringsnummer: { value: '7010010' } }],
        },
      },
      failed: { 'internal error': { status: 500 } },
    },
    shownTravelCard: { deleted: 'deleted', empty: 'empty' },
  },
  matters: ({ cards, policy }) => ({
    cards: cards && (cards.value?.length ?? 'failed'),
    policy: policy && (policy.error ? hasNoPolicies(policy.error) : makesCard(policy.value)),
  }),
});
