import type { IsoDate } from '#domain/dates/calendar.ts';
import { dayOf } from '#domain/dates/format-date.ts';
import { isAccepted } from '#domain/policies/damage-policy.ts';

/** One person's card of one policy (B3.31). */
export interface Card {
  readonly reisekortId: string;
  readonly forsikringsnummer: { readonly value: string };
  readonly produktkode: string;
  /** The last day that it is valid; null if it does not expire. */
  readonly expirationDate: string | null;
  /** Full name of the policyholder, and of the holder. */
  readonly forsikringstaker: string;
  readonly reisekortinnehaver: string;
  readonly shareable: boolean;
}

/** A card with the address of its PDF (B7.24). */
export interface ShownCard extends Card {
  readonly pdf: string;
}

/**
 * Policyholders delete the cards of others, not their own (B6.12, C3.5). `cards` are those of one policy, which is the
 * visitor's own. Names alone cannot tell two people with the same name apart (decision 0026): a person has one card of
 * a policy, and the visitor's comes first, so all cards after the first belong to others.
 */
const mayDeleteCard = (card: Card, cards: readonly Card[]): boolean =>
  card.reisekortId !== cards[0]?.reisekortId || card.forsikringstaker !== card.reisekortinnehaver;

type Expiry = Pick<Card, 'expirationDate'>;

/** Whether the card has expired (B4.15); `today` is the day in Oslo. */
export function isExpired({ expirationDate }: Expiry, today: IsoDate): boolean {
  const last = dayOf(expirationDate ?? '');
  return last !== null && last < today;
}

/** The warning on an expired card (B4.15); the sentence is assumed. */
export const expiredText = 'Forsikringen er ikke lenger aktiv.';

/** On every valid card (B2.104). */
export const coverage = 'Ubegrenset dekning av medisinske utgifter og hjemtransport';

/** The label of a card (B4.15, B4.6); `status` is its policy's, null if that is not known. */
export function travelCardLabel(card: Expiry, status: string | null, today: IsoDate): string | null {
  if (isExpired(card, today)) return 'Utgått';
  return status !== null && isAccepted({ status }) ? 'Ikke aktiv' : null;
}

/** Only a valid card is shared (assumed): the other person would get an expired one. */
export const mayShareCard = (card: Card, today: IsoDate): boolean =>
  card.shareable && !isExpired(card, today);

/** What a dialog above the cards may have changed. */
export type CardChange = 'nothing' | 'possible' | 'deleted';

/** The card that a dialog is about to delete. */
export interface CardDeletion {
  readonly reisekortId: string;
  readonly forsikringsnummer: string;
  readonly holder: string;
}

export const noDeletion: CardDeletion = { reisekortId: '', forsikringsnummer: '', holder: '' };

interface OnPage {
  readonly cards: readonly Card[];
  /** Null if it is not the visitor's own, or not known. */
  readonly policy: object | null;
}

/** Null if the visitor may not delete the card. */
export function deletionOf({ cards, policy }: OnPage, reisekortId: string): CardDeletion | null {
  const card = cards.find((each) => each.reisekortId === reisekortId);
  if (!card || policy === null || !mayDeleteCard(card, cards)) return null;
  return {
    reisekortId,
    forsikringsnummer: card.forsikringsnummer.value,
    holder: card.reisekortinnehaver,
  };
}
