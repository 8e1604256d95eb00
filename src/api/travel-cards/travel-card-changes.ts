import { unknown } from 'superstruct';
import * as outdatedBy from '#api/outdated-by.ts';
import { write } from '#api/write.ts';
import { addressPart } from '#domain/site/address-part.ts';
import { TravelCard, TravelCards } from './travel-cards.ts';

/** B7.22: cannot be undone, and is never sent twice (B9.13). */
export const shareTravelCard = (
  forsikringsnummer: string,
  body: { readonly fodselsnummer: string },
  signal: AbortSignal,
) =>
  write(
    outdatedBy.shareTravelCard,
    {
      method: 'POST',
      path: `/reisekort/forsikringsnummer/${addressPart(forsikringsnummer)}`,
      body,
      signal,
      once: true,
    },
    unknown(),
  );

/** Cards are generated from a list of these (B7.23). */
export interface TravelCardPolicy {
  readonly forsikringsnummer: string;
  readonly produktkode: string;
}

/** B7.23: gives the policies' cards, the ones that were there too; `makesTravelCard` tells for which to ask. */
export const generateTravelCards = (body: readonly TravelCardPolicy[], signal: AbortSignal) =>
  write(
    outdatedBy.generateTravelCards,
    { method: 'POST', path: '/reisekort/generate', body, signal },
    TravelCards,
  );

/** Adds a card by its policy number, sent as a number (B7.25). */
export const addTravelCard = (body: { readonly forsikringsnummer: number }, signal: AbortSignal) =>
  write(outdatedBy.addTravelCard, { method: 'POST', path: '/reisekort', body, signal }, TravelCard);

/** B7.26; `deletionOf` says which cards. */
export const deleteTravelCard = (
  card: { readonly reisekortId: string; readonly forsikringsnummer: string },
  signal: AbortSignal,
) => {
  const [id, number] = [card.reisekortId, card.forsikringsnummer].map(addressPart);
  const path = `/reisekort/${id}?forsikringsnummer=${number}`;
  return write(outdatedBy.deleteTravelCard, { method: 'DELETE', path, signal }, unknown());
};
