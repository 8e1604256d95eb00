import { canHaveTravelCard } from '#domain/travel-cards/travel-card-products.ts';
import type { Persona } from '#sandbox/persona.ts';
import { personas } from '#sandbox/personas.ts';
import { type Policy, policiesOf } from '#sandbox/policies.ts';
import { today } from '#sandbox/today.ts';
import { cardOf, type NewCard, visitor } from './card.ts';

/** A travel policy of a business persona; an employee adds a card by its number (B7.25). */
export function employersPolicy(forsikringsnummer: string): { policy: Policy; employer: Persona } | null {
  for (const employer of Object.values<Persona>(personas)) {
    if (employer.organisation === null) continue;
    const policy = policiesOf(employer).find(
      (each) => each.forsikringsnummer === forsikringsnummer && canHaveTravelCard(each.produkt),
    );
    if (policy) return { policy, employer };
  }
  return null;
}

/** The card of an employee; it does not expire. */
export const employeeCard = (policy: Policy, employer: Persona, persona: Persona): NewCard => ({
  ...cardOf(policy, employer, visitor(persona)),
  expirationDate: null,
});

/** The card of the present employer; visitors with many policies also have an expired card of a former employer. */
export function cardsFromEmployers(persona: Persona): readonly NewCard[] {
  const employer: Persona = personas['business-admin'];
  const policy = policiesOf(employer).find(({ produkt }) => produkt === 'N90');
  if (!policy) return [];
  const card = employeeCard(policy, employer, persona);
  const former = {
    ...card,
    forsikringsnummer: '7990000',
    policyholder: 'Gamle Verft AS',
    expirationDate: today({ months: -5 }),
  };
  return persona.policies === 'many' ? [card, former] : [card];
}
