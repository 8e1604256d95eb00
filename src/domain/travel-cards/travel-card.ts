import type { IsoDate } from '#domain/dates/calendar.ts';
import { dayOf } from '#domain/dates/dates.ts';
import { isAccepted } from '#domain/policies/damage-policy.ts';

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
  const last = dayOf(expirationDate ?? '');
  return last !== null && last < today;
}

/** Stands on an expired card (B4.15); the sentence is ours. */
export const expiredText = 'Forsikringen er ikke lenger aktiv.';

/** B4.15, B4.6: what a card is marked with; `status` is its policy's. */
export function travelCardLabel(card: TravelCard, status: string, today: IsoDate): string | null {
  if (isExpired(card, today)) return 'Utgått';
  return isAccepted({ status }) ? 'Ikke aktiv' : null;
}
