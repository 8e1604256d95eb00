import { getDamageCustomer } from '#api/shared/damage-customer.ts';
import { findTravelCard, getTravelCardPdfAddress, type TravelCard } from '#api/travel-cards/travel-cards.ts';
import { type CardPolicy, policyOfCard } from '#domain/travel-cards/card-policy.ts';
import type { CardWithPdf } from '#domain/travel-cards/travel-card.ts';

/** The cards of one policy, each with the address of its PDF. */
export const withPdfs = (cards: readonly TravelCard[], forsikringsnummer: string): readonly CardWithPdf[] =>
  cards
    .filter((card) => card.forsikringsnummer.value === forsikringsnummer)
    .map((card) => ({ ...card, pdf: getTravelCardPdfAddress(card.reisekortId) }));

export const listCardsOf = async (forsikringsnummer: string): Promise<readonly CardWithPdf[]> =>
  withPdfs(await findTravelCard(forsikringsnummer), forsikringsnummer);

/** The policy of the cards; null if it is not one of the visitor's own policies. */
export const getCardPolicy = async (forsikringsnummer: string): Promise<CardPolicy | null> =>
  policyOfCard((await getDamageCustomer()).forsikringer, forsikringsnummer);
