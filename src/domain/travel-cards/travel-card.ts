import type { IsoDate } from '#domain/dates/calendar.ts';
import { dayOf } from '#domain/dates/format-date.ts';
import { isAccepted } from '#domain/shared/policy-status.ts';

/** One person's card of one policy (B3.31). */
export interface Card {
  readonly reisekortId: string;
  readonly forsikringsnummer: { readonly value: string };
  readonly produktkode: string;
  /** The last day on which the card is valid; null if it does not expire. */
  readonly expirationDate: string | null;
  /** Full name of the policyholder. */
  readonly forsikringstaker: string;
  /** Full name of the holder. */
  readonly reisekortinnehaver: string;
  readonly shareable: boolean;
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
  card.reisekortId !== cards[0]?.reisekortId || card.forsikringstaker !== card.reisekortinnehaver;

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

/** The label of a card (B4.15, B4.6); `status` is the status of its policy, null if it is unknown. */
export function travelCardLabel(card: Expiry, status: string | null, today: IsoDate): string | null {
  if (isExpired(card, today)) return 'Utgått';
  return status !== null && isAccepted({ status }) ? 'Ikke aktiv' : null;
}

/** An expired card cannot be shared (assumed). */
export const canShareCard = (card: Card, today: IsoDate): boolean =>
  card.shareable && !isExpired(card, today);

/**
 * The change of the page's cards by a dialog. After a share, or a write without a response, the shown cards may be
 * outdated.
 */
export type CardChange = 'nothing' | 'maybeOutdated' | 'deleted';

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
