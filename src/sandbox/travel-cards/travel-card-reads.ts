import { notFound, type Operation } from '#sandbox/operation.ts';
import { pdf } from '#sandbox/pdf.ts';
import { onWire, visitor } from './card.ts';
import { travelCards } from './travel-cards.ts';

export const listTravelCards: Operation = {
  id: 'listTravelCards',
  method: 'GET',
  path: '/reisekort',
  respond: ({ session }) => ({ body: travelCards(session).list.map(onWire) }),
};

/** The visitor's own card comes first. */
export const findTravelCard: Operation = {
  id: 'findTravelCard',
  method: 'GET',
  path: '/reisekort/forsikringsnummer/:forsikringsnummer',
  respond({ session, persona, params: { forsikringsnummer } }) {
    const own = visitor(persona).fodselsnummer;
    const found = travelCards(session).list.filter((each) => each.forsikringsnummer === forsikringsnummer);
    const isOwn = (card: (typeof found)[number]) => card.holder.fodselsnummer === own;
    const sorted = [...found.filter(isOwn), ...found.filter((card) => !isOwn(card))];
    return { body: sorted.map(onWire) };
  },
};

export const getTravelCardPdf: Operation = {
  id: 'getTravelCardPdf',
  method: 'GET',
  path: '/reisekort/forsikringer/:id/dokument',
  respond({ session, params: { id } }) {
    const card = travelCards(session).list.find((each) => each.id === id);
    if (!card) return notFound('Fant ikke reisekortet');
    const lines = [
      'Reisekort',
      '',
      `Innehaver: ${card.holder.name}`,
      `Forsikringstaker: ${card.policyholder}`,
      `Forsikringsnummer: ${card.forsikringsnummer}`,
    ];
    return { pdf: pdf(lines), name: 'reisekort.pdf' };
  },
};
