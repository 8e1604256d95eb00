import { array, boolean, type Infer, string, type } from 'superstruct';
import { addressOf } from '#api/client.ts';
import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import * as paths from '#domain/shared/read-paths.ts';
import { lenient, maybe, text } from '#domain/shared/wire.ts';
import { addressPart } from '#domain/site/address-part.ts';

export const TravelCard = type({
  reisekortId: string(),
  forsikringsnummer: type({ value: string() }),
  produktkode: text(),
  /** The last day; null for a card that does not expire, missing if the day is unknown. */
  expirationDate: maybe(string()),
  /** Full name of the policyholder. */
  forsikringstaker: text(),
  /** Full name of the holder. */
  reisekortinnehaver: string(),
  shareable: lenient(boolean()),
});

export type TravelCard = Infer<typeof TravelCard>;

export const TravelCards = array(TravelCard);

/** Loads the visitor's own cards, and the cards of others that belong to the visitor's policies (C2.5). */
export const listTravelCards = (): Promise<readonly TravelCard[]> =>
  read([...keys.travelCards, 'alle'], paths.travelCards, TravelCards);

/** Address of the card as PDF (B7.24). */
export const getTravelCardPdfAddress = (id: string): string =>
  addressOf(`/reisekort/forsikringer/${addressPart(id)}/dokument`);

/** The cards of one policy, the visitor's own first (B7.21). Empty if no card has been generated yet (B2.103). */
export const findTravelCard = (forsikringsnummer: string): Promise<readonly TravelCard[]> =>
  read(
    [...keys.travelCards, 'forsikring', forsikringsnummer],
    `/reisekort/forsikringsnummer/${addressPart(forsikringsnummer)}`,
    TravelCards,
  );
