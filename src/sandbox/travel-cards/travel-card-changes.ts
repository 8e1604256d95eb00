import { array, integer, nonempty, type } from 'superstruct';
import { canHaveTravelCard } from '#domain/travel-cards/travel-card-products.ts';
import { badRequest, notFound, type Operation } from '#sandbox/operation.ts';
import { policiesOf } from '#sandbox/policies.ts';
import { text, withPayload } from '#sandbox/shared/payload.ts';
import { cardOf, onWire, visitor } from './card.ts';
import { employeeCard, employersPolicy } from './employers-cards.ts';
import { addCard, travelCards } from './travel-cards.ts';

const Policies = nonempty(array(type({ forsikringsnummer: text, produktkode: text })));

/** If the visitor has a card of the policy already, the response contains that card. */
export const generateTravelCards: Operation = {
  id: 'generateTravelCards',
  method: 'POST',
  path: '/reisekort/generate',
  respond: withPayload(Policies, (policiesSent, { session, persona }) => {
    const cards = travelCards(session);
    const own = visitor(persona).fodselsnummer;
    const policies = policiesOf(persona).filter(
      ({ forsikringsnummer, produkt }) =>
        canHaveTravelCard(produkt) &&
        policiesSent.some((each) => each.forsikringsnummer === forsikringsnummer),
    );
    if (policies.length === 0) return notFound('Fant ingen reiseforsikring med dette nummeret');
    const generated = policies.map((policy) => {
      const known = cards.list.find(
        (card) => card.forsikringsnummer === policy.forsikringsnummer && card.holder.fodselsnummer === own,
      );
      return known ?? addCard(cards, cardOf(policy, persona));
    });
    return { body: generated.map(onWire) };
  }),
};

/** Adds a card by the number of a travel insurance of a business persona; the persona's overview shows the number. */
export const addTravelCard: Operation = {
  id: 'addTravelCard',
  method: 'POST',
  path: '/reisekort',
  respond: withPayload(type({ forsikringsnummer: integer() }), (body, { session, persona }) => {
    const found = employersPolicy(String(body.forsikringsnummer));
    if (found === null) return notFound('Fant ingen reiseforsikring med dette nummeret');
    const { policy, employer } = found;
    const cards = travelCards(session);
    const isKnown = cards.list.some((card) => card.forsikringsnummer === policy.forsikringsnummer);
    if (isKnown) return badRequest('Du har allerede dette reisekortet');
    return { body: onWire(addCard(cards, employeeCard(policy, employer, persona))) };
  }),
};

export const deleteTravelCard: Operation = {
  id: 'deleteTravelCard',
  method: 'DELETE',
  path: '/reisekort/:reisekortId',
  respond({ session, persona, params: { reisekortId }, query }) {
    const cards = travelCards(session);
    const card = cards.list.find(
      ({ id, forsikringsnummer }) =>
        id === reisekortId && forsikringsnummer === query.get('forsikringsnummer'),
    );
    if (!card) return notFound('Fant ikke reisekortet');
    const isPolicyholder = policiesOf(persona).some(
      (policy) => policy.forsikringsnummer === card.forsikringsnummer,
    );
    if (!isPolicyholder || card.holder.fodselsnummer === visitor(persona).fodselsnummer) {
      return { refusal: { status: 403, code: '403', message: 'Kun forsikringstaker kan slette kortet' } };
    }
    cards.list = cards.list.filter((each) => each !== card);
    return { empty: 204 };
  },
};
