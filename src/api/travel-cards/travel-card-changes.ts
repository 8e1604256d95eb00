import { unknown } from 'superstruct';
import * as invalidatedBy from '#api/invalidated-by.ts';
import { write } from '#api/write.ts';
import { addressPart } from '#domain/site/address-part.ts';
import type { SharedWith } from '#domain/travel-cards/travel-card-forms.ts';
import { TravelCard, TravelCards } from './travel-cards.ts';

/** Shares a card (B7.22). Sharing cannot be undone, so the request is never sent twice (B9.13). */
export const shareTravelCard = (forsikringsnummer: string, body: SharedWith, signal: AbortSignal) =>
  write(
    invalidatedBy.shareTravelCard,
    {
      method: 'POST',
      path: `/reisekort/forsikringsnummer/${addressPart(forsikringsnummer)}`,
      body,
      signal,
      once: true,
    },
    unknown(),
  );

export interface TravelCardPolicy {
  readonly forsikringsnummer: string;
  readonly produktkode: string;
}

/** Generates the missing cards of policies with an automatic card (B7.23). The response also contains existing cards. */
export const generateTravelCards = (body: readonly TravelCardPolicy[], signal: AbortSignal) =>
  write(
    invalidatedBy.generateTravelCards,
    { method: 'POST', path: '/reisekort/generate', body, signal },
    TravelCards,
  );

/** Adds a card by its policy number, sent as a number (B7.25). */
export const addTravelCard = (body: { readonly forsikringsnummer: number }, signal: AbortSignal) =>
  write(invalidatedBy.addTravelCard, { method: 'POST', path: '/reisekort', body, signal }, TravelCard);

/** Deletes a card (B7.26). */
export const deleteTravelCard = (
  card: { readonly reisekortId: string; readonly forsikringsnummer: string },
  signal: AbortSignal,
) => {
  const [id, number] = [card.reisekortId, card.forsikringsnummer].map(addressPart);
  const path = `/reisekort/${id}?forsikringsnummer=${number}`;
  return write(invalidatedBy.deleteTravelCard, { method: 'DELETE', path, signal }, unknown());
};
