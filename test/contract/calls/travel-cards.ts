import {
  addTravelCard,
  deleteTravelCard,
  generateTravelCards,
  shareTravelCard,
} from '#api/travel-cards/travel-card-changes.ts';
import { findTravelCard, getTravelCardPdfAddress, listTravelCards } from '#api/travel-cards/travel-cards.ts';
import type { SharedWith } from '#domain/travel-cards/travel-card-forms.ts';
import type { Persona } from '#sandbox/persona.ts';
import { personas } from '#sandbox/personas.ts';
import { policiesOf } from '#sandbox/policies.ts';
import type { ClientCall, ClientFile } from './call.ts';

const travelPolicy = (persona: Persona) =>
  policiesOf(persona).find(({ produkt }) => produkt === 'P10')?.forsikringsnummer ?? '7000000';

/** A person who gets a card. */
export const receiver: SharedWith = { fodselsnummer: '05901210022' };

/** The policy of a company whose card no private customer has at the start. */
const employers = policiesOf(personas['business-large']).find(({ produkt }) => produkt === 'N90');

export const travelCardCalls: readonly ClientCall[] = [
  { operation: 'listTravelCards', run: listTravelCards },
  { operation: 'findTravelCard', run: (persona) => findTravelCard(travelPolicy(persona)) },
  {
    operation: 'shareTravelCard',
    run: (persona, signal) => shareTravelCard(travelPolicy(persona), receiver, signal),
  },
  {
    operation: 'generateTravelCards',
    run: (persona, signal) =>
      generateTravelCards([{ forsikringsnummer: travelPolicy(persona), produktkode: 'P10' }], signal),
  },
  {
    operation: 'addTravelCard',
    run: (_, signal) => addTravelCard({ forsikringsnummer: Number(employers?.forsikringsnummer) }, signal),
  },
  {
    operation: 'deleteTravelCard',
    run: (persona, signal) =>
      deleteTravelCard({ reisekortId: 'rk-2', forsikringsnummer: travelPolicy(persona) }, signal),
  },
];

export const travelCardFiles: readonly ClientFile[] = [
  { operation: 'getTravelCardPdf', address: () => getTravelCardPdfAddress('rk-1') },
];
