import type { IsoDate } from '#domain/dates/calendar.ts';
import { productFace } from '#domain/products/catalogue.ts';
import type { ProductIcon } from '#domain/products/product.ts';
import type { DamagePolicy } from '#domain/shared/damage-customer.ts';
import { isActive } from '#domain/shared/policy-status.ts';
import { isExpired, travelCardLabel } from './travel-card.ts';
import { canHaveTravelCard, isCardAutomatic } from './travel-card-products.ts';

/** The fields of a card in the list (B3.31 to B3.33). */
export interface ListedCard {
  readonly reisekortId: string;
  readonly forsikringsnummer: { readonly value: string };
  readonly produktkode: string;
  readonly expirationDate?: string | null | undefined;
  readonly forsikringstaker: string;
  readonly reisekortinnehaver: string;
}

/** A policy of the customer that can have travel cards. */
export interface TravelPolicy {
  readonly forsikringsnummer: string;
  readonly produktkode: string;
  readonly text: string;
  readonly status: string;
}

export const travelPolicies = (policies: readonly DamagePolicy[]): readonly TravelPolicy[] =>
  policies
    .filter((policy) => isActive(policy) && canHaveTravelCard(policy.produkt))
    .map(({ forsikringsnummer, produkt, forsikringstekst, status }) => ({
      forsikringsnummer,
      produktkode: produkt,
      text: forsikringstekst,
      status,
    }));

/** The policies whose automatic card (C3.5) is missing in the list: the body of the call that generates cards (B7.23). */
export const policiesMissingAutomaticCard = (
  policies: readonly TravelPolicy[],
  cards: readonly ListedCard[],
): readonly Pick<TravelPolicy, 'forsikringsnummer' | 'produktkode'>[] =>
  policies
    .filter(
      ({ forsikringsnummer, produktkode, text }) =>
        isCardAutomatic(produktkode, text) &&
        !cards.some((card) => card.forsikringsnummer.value === forsikringsnummer),
    )
    .map(({ forsikringsnummer, produktkode }) => ({ forsikringsnummer, produktkode }));

/** Expired cards come last (assumed). */
const expiredLast = (cards: readonly ListedCard[], today: IsoDate): readonly ListedCard[] => [
  ...cards.filter((card) => !isExpired(card, today)),
  ...cards.filter((card) => isExpired(card, today)),
];

/** Adds the generated cards. The response may contain cards that are already in the list (B7.23). */
export const addGeneratedCards = (
  cards: readonly ListedCard[],
  generated: readonly ListedCard[],
): readonly ListedCard[] => [
  ...cards,
  ...generated.filter(({ reisekortId }) => !cards.some((card) => card.reisekortId === reisekortId)),
];

export interface CardRow {
  readonly card: ListedCard;
  /** The policy and the holder, and the number where another card has the same. */
  readonly name: string;
  /** Null if the name has it. */
  readonly number: string | null;
  readonly icon: ProductIcon;
  /** 'Utgått', 'Ikke aktiv' or null. */
  readonly label: string | null;
  readonly hasExpired: boolean;
  /** Has its place, but is not shown yet. */
  readonly isHeld: boolean;
}

/** The policy first: most cards of a customer have the same holder. */
const nameOf = ({ produktkode, reisekortinnehaver }: ListedCard): string =>
  `${productFace(produktkode, '').name} – ${reisekortinnehaver}`;

/**
 * The cards, with the expired ones last. While more cards may come above those, they are held, so that no card visibly moves. An
 * employer's card has no policy here, so only its expiry date decides its label.
 */
export function cardRows(
  cards: readonly ListedCard[],
  policies: readonly TravelPolicy[] | null,
  { today, isWhole }: { readonly today: IsoDate; readonly isWhole: boolean },
): readonly CardRow[] {
  return expiredLast(cards, today).map((card) => {
    const hasExpired = isExpired(card, today);
    const { value } = card.forsikringsnummer;
    const policy = policies?.find(({ forsikringsnummer }) => forsikringsnummer === value);
    const isAlike = cards.filter((other) => nameOf(other) === nameOf(card)).length > 1;
    return {
      card,
      name: isAlike ? `${nameOf(card)}, ${value}` : nameOf(card),
      number: isAlike ? null : value,
      icon: productFace(card.produktkode, '').icon,
      label: travelCardLabel(card, policy?.status ?? null, today),
      hasExpired,
      isHeld: hasExpired && !isWhole,
    };
  });
}
