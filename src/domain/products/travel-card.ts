import type { IsoDate } from '#domain/dates/calendar.ts';
import { dayOf } from '#domain/dates/dates.ts';
import { isAccepted } from '#domain/policies/damage-policy.ts';
import { eikaPluss } from './private-products.ts';

/** Products that come with a travel card (decision 24). */
export const travelCardProducts: readonly string[] = ['P10', 'P45', eikaPluss, 'N90'];

export const hasTravelCard = (code: string): boolean => travelCardProducts.includes(code);

/**
 * Whether a card is made by itself when the policy has none (B2.103, decision 24).
 * A travel insurance for a family is told by the policy's own text alone.
 */
export function makesTravelCard(code: string, text: string): boolean {
  const forFamily = text.toLowerCase().includes('familie');
  return code === eikaPluss || code === 'P45' || (code === 'P10' && forFamily);
}

/** People by whatever the server tells them apart with; the visitor by the same. */
interface CardPeople {
  readonly forsikringstaker: string;
  readonly reisekortinnehaver: string;
}

/** B6.12: the policyholder deletes others' cards, not their own, and nobody else deletes any. */
export const mayDeleteTravelCard = (card: CardPeople, visitor: string): boolean =>
  visitor === card.forsikringstaker && visitor !== card.reisekortinnehaver;

interface TravelCard {
  /** The last day that it is good for; null where it does not expire. */
  readonly expirationDate: string | null;
}

/** B4.15; `today` is the day in Oslo. */
export function isExpired({ expirationDate }: TravelCard, today: IsoDate): boolean {
  const last = expirationDate === null ? null : dayOf(expirationDate);
  return last !== null && last < today;
}

/** Stands on an expired card (B4.15); the sentence is ours. */
export const expiredText = 'Forsikringen er ikke lenger aktiv.';

/** B4.15, B4.6: what a card is marked with; `status` is its policy's. */
export function travelCardLabel(card: TravelCard, status: string, today: IsoDate): string | null {
  if (isExpired(card, today)) return 'Utgått';
  return isAccepted({ status }) ? 'Ikke aktiv' : null;
}
