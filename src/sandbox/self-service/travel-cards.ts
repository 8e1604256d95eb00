import type { IsoDate } from '#domain/dates/calendar.ts';
import { hasTravelCard } from '#domain/products/travel-card-products.ts';
import { type Persona, personas } from '#sandbox/personas.ts';
import { type Policy, policiesOf } from '#sandbox/policies.ts';
import { slice } from '#sandbox/slice.ts';
import { today } from '#sandbox/today.ts';

/** One person's card of one policy. */
export interface Card {
  readonly id: string;
  readonly forsikringsnummer: string;
  readonly produktkode: string;
  readonly expirationDate: IsoDate | null;
  readonly holder: Holder;
  readonly policyholder: string;
  readonly shareable: boolean;
}

export interface Holder {
  readonly name: string;
  readonly fodselsnummer: string;
}

/** B3.31 */
export const onWire = ({ id, forsikringsnummer: value, holder, policyholder, ...card }: Card) => ({
  reisekortId: id,
  forsikringsnummer: { value },
  produktkode: card.produktkode,
  expirationDate: card.expirationDate,
  forsikringstaker: policyholder,
  reisekortinnehaver: holder.name,
  shareable: card.shareable,
});

export const visitor = ({ name, fodselsnummer }: Persona): Holder => ({
  name: `${name.fornavn} ${name.etternavn}`,
  fodselsnummer,
});

/** A travel policy of an organisation among the personas; its employees add their card by the number (B7.25). */
export function employersPolicy(forsikringsnummer: string): { policy: Policy; employer: Persona } | null {
  for (const employer of Object.values<Persona>(personas)) {
    if (employer.organisation === null) continue;
    const policy = policiesOf(employer).find(
      (each) => each.forsikringsnummer === forsikringsnummer && hasTravelCard(each.produkt),
    );
    if (policy) return { policy, employer };
  }
  return null;
}

interface Cards {
  list: readonly Card[];
  made: number;
}

export type NewCard = Omit<Card, 'id'>;

export function addCard(cards: Cards, card: NewCard): Card {
  cards.made += 1;
  const added = { ...card, id: `rk-${cards.made}` };
  cards.list = [...cards.list, added];
  return added;
}

/** A card of the customer's own policy. */
export const cardOf = (policy: Policy, persona: Persona, holder = visitor(persona)): NewCard => ({
  forsikringsnummer: policy.forsikringsnummer,
  produktkode: policy.produkt,
  expirationDate: policy.periode.til,
  holder,
  policyholder: persona.organisation?.organisasjonsnavn ?? visitor(persona).name,
  // An employer's policy is not for a family.
  shareable: policy.produkt !== 'N90',
});

/** An employee's card; it does not expire. */
export const employeesCard = (policy: Policy, employer: Persona, persona: Persona): NewCard => ({
  ...cardOf(policy, employer, visitor(persona)),
  expirationDate: null,
});

/** Who has a card of the family's policy; to share it with her again is refused. */
export const daughter: Holder = { name: 'Nora Skogly', fodselsnummer: '15031598765' };

/** Works at the first of the organisations, and has worked at another place. */
function employeeCards(persona: Persona): readonly NewCard[] {
  const employer: Persona = personas['business-admin'];
  const policy = policiesOf(employer).find(({ produkt }) => produkt === 'N90');
  if (!policy) return [];
  const card = employeesCard(policy, employer, persona);
  const former = {
    ...card,
    forsikringsnummer: '7990000',
    policyholder: 'Gamle Verft AS',
    expirationDate: today({ months: -5 }),
  };
  return persona.policies === 'many' ? [card, former] : [card];
}

/**
 * The cards that the visitor may see. Who has policies of all kinds has one of the travel insurance, and
 * none yet of the young's and the bundle: those are made when asked for (B2.103). Who has one policy has
 * the employer's card alone.
 */
export const travelCards = slice('travel cards', (persona): Cards => {
  const cards: Cards = { list: [], made: 0 };
  if (persona.organisation !== null) return cards;
  const travel = policiesOf(persona).find(({ produkt }) => produkt === 'P10');
  if (travel) {
    addCard(cards, cardOf(travel, persona));
    addCard(cards, { ...cardOf(travel, persona, daughter), shareable: false });
  }
  if (persona.policies !== 'none') for (const card of employeeCards(persona)) addCard(cards, card);
  return cards;
});
