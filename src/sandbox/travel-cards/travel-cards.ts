import type { Persona } from '#sandbox/persona.ts';
import { policiesOf } from '#sandbox/policies.ts';
import { slice } from '#sandbox/slice.ts';
import { type Card, cardOf, type Holder, type NewCard } from './card.ts';
import { cardsFromEmployers } from './employers-cards.ts';

interface Cards {
  list: readonly Card[];
  /** The number of cards created so far, for the next id. */
  created: number;
}

export function addCard(cards: Cards, card: NewCard): Card {
  cards.created += 1;
  const added = { ...card, id: `rk-${cards.created}` };
  cards.list = [...cards.list, added];
  return added;
}

/** The daughter has a card of the family policy, so sharing that policy with her number is refused. */
const daughter = ({ name }: Persona): Holder => ({
  name: `Nora ${name.etternavn}`,
  fodselsnummer: '15031598765',
});

/**
 * The cards that the visitor may see. A private customer with many policies has cards of the travel insurance; the youth
 * insurance and the bundle have none until cards are generated (B2.103). private-one has only the employer's card.
 */
export const travelCards = slice('travel cards', (persona): Cards => {
  const cards: Cards = { list: [], created: 0 };
  if (persona.organisation !== null) return cards;
  const travel = policiesOf(persona).find(({ produkt }) => produkt === 'P10');
  if (travel) {
    addCard(cards, cardOf(travel, persona));
    addCard(cards, { ...cardOf(travel, persona, daughter(persona)), shareable: false });
  }
  if (persona.policies !== 'none') for (const card of cardsFromEmployers(persona)) addCard(cards, card);
  return cards;
});
