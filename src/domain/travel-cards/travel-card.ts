import type { IsoDate } from '#domain/dates/calendar.ts';
import { dayOf } from '#domain/dates/format-date.ts';
import { isAccepted } from '#domain/shared/policy-status.ts';

/** One person's card of one policy (B3.31). */
export interface Card {
  readonly reisekortId: string;
  readonly forsikringsnummer: { readonly value: string };
  readonly produktkode: string;
  /** The last day on which the card is valid; null if it does not expire, missing if the day is unknown. */
  readonly expirationDate?: string | null | undefined;
  /** Full name of the policyholder; empty if unknown. */
  readonly forsikringstaker: string;
  /** Full name of the holder. */
  readonly reisekortinnehaver: string;
  readonly shareable?: boolean | null | undefined;
}

/** A card with the address of its PDF (B7.24). */
export interface CardWithPdf extends Card {
  readonly pdf: string;
}

/**
 * Policyholders may delete the cards of other persons, not their own (B6.12, C3.5). `cards` are all cards of a policy of
 * the visitor. Two persons can have the same name, so the order decides: the visitor's own card comes first (0026).
 */
const mayDeleteCard = (card: Card, cards: readonly Card[]): boolean =>
  card.reisekortId !== cards[0]?.reisekortId ||
  (card.forsikringstaker !== '' && card.forsikringstaker !== card.reisekortinnehaver);

type Expiry = Pick<Card, 'expirationDate'>;

/** Whether the card has expired (B4.15); `today` is the day in Oslo. */
export function isExpired({ expirationDate }: Expiry, today: IsoDate): boolean {
  const last = dayOf(expirationDate ?? '');
  return last !== null && last < today;
}

/** The warning on an expired card (B4.15); the sentence is assumed. */
export const expiredText = 'Forsikringen er ikke lenger aktiv.';

/** The text on every valid card (B2.104). */
export const coverage = 'Ubegrenset dekning av medisinske utgifter og hjemtransport';

const isPending = (status: string | null): boolean => status !== null && isAccepted({ status });

/** The label of a card (B4.15, B4.6); `status` is the status of its policy, null if it is unknown. */
export function travelCardLabel(card: Expiry, status: string | null, today: IsoDate): string | null {
  if (isExpired(card, today)) return 'Utgått';
  return isPending(status) ? 'Ikke aktiv' : null;
}

/** Whether the card is valid now: it promises no cover before its policy is in force (B4.6), nor after its last day. */
export const givesCover = (card: Expiry, status: string | null, today: IsoDate): boolean =>
  !isExpired(card, today) && !isPending(status);

/** Only a card that gives cover can be shared (assumed). */
export const canShareCard = (card: Card, status: string | null, today: IsoDate): boolean =>
  card.shareable === true && givesCover(card, status, today);

/** How a dialog of the page ended. */
export interface CardOutcome {
  readonly isDeleted: boolean;
  /** Also true if the outcome of the change is unknown. */
  readonly mayBeOutdated: boolean;
}

export interface CardToDelete {
  readonly reisekortId: string;
  readonly forsikringsnummer: string;
  readonly reisekortinnehaver: string;
}

export const noCardToDelete: CardToDelete = {
  reisekortId: '',
  forsikringsnummer: '',
  reisekortinnehaver: '',
};

interface CardsOfPolicy {
  readonly cards: readonly Card[];
  /** Null if the policy is not the visitor's own, or is unknown. */
  readonly policy: object | null;
}

/** Null if the visitor may not delete the card. */
export function findCardToDelete({ cards, policy }: CardsOfPolicy, reisekortId: string): CardToDelete | null {
  const card = cards.find((each) => each.reisekortId === reisekortId);
  if (!card || policy === null || !mayDeleteCard(card, cards)) return null;
  return {
    reisekortId,
    forsikringsnummer: card.forsikringsnummer.value,
    reisekortinnehaver: card.reisekortinnehaver,
  };
}
