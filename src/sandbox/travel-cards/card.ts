import type { IsoDate } from '#domain/dates/calendar.ts';
import type { Persona } from '#sandbox/persona.ts';
import type { Policy } from '#sandbox/policies.ts';

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

/** The card in the form of the contract (B3.31). */
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

export type NewCard = Omit<Card, 'id'>;

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
