import type { IsoDate } from '#domain/dates/calendar.ts';
import { daysAfter } from '#domain/dates/date-window.ts';
import { formatDate } from '#domain/dates/format-date.ts';
import { alphabetically } from '#domain/display/alphabetical.ts';
import { formatKroner, formatYearlyKroner, monthlyPrice } from '#domain/display/amounts.ts';
import { productFace } from '#domain/products/catalogue.ts';
import { detailAddress } from './detail-address.ts';

interface Proposal {
  readonly forsikringstekst: string;
}

/** Order of the adviser's proposals: by insurance text (B2.75). */
export const byInsuranceText = (one: Proposal, other: Proposal): number =>
  alphabetically(one.forsikringstekst, other.forsikringstekst);

/** One policy of the proposal (B3.28). */
export interface Offer {
  readonly forsikringsnummer: string;
  readonly versjon: number;
  readonly produkt: string;
  readonly forsikringstekst: string;
  readonly info?: string | null | undefined;
  /** Yearly, without the traffic-insurance fee. */
  readonly premie?: number | null | undefined;
  readonly tfapremie?: number | null | undefined;
  readonly periode: { readonly fra: string };
  /** The request for the terms needs it. */
  readonly variantId?: string | null | undefined;
}

/** What the adviser proposes (B3.27). */
export interface Proposals {
  readonly tilbudList: readonly Offer[];
  readonly totalArligPremie?: number | null | undefined;
  readonly totalMandligPremie?: number | null | undefined;
  readonly totalArligTfaPremie?: number | null | undefined;
  readonly totalMandligTfaPremie?: number | null | undefined;
  readonly antallDagerTilgjenglig?: number | null | undefined;
  readonly radgiver?: Contact | null | undefined;
}

interface Contact {
  readonly navn: string;
  readonly telefonnummer?: { readonly value?: string | null | undefined } | null | undefined;
}

/** Whether the list shows prices per month or per year (B2.75). */
export type PricePer = 'month' | 'year';

export const perMonth = (kroner: number): string => `${formatKroner(kroner)}/md.`;

/** What an offer costs with the fee to the state, from its yearly price (B9.5); null if it is unknown. */
export function offerPrice({ premie, tfapremie }: Pick<Offer, 'premie' | 'tfapremie'>, per: PricePer) {
  if (premie == null) return null;
  const yearly = premie + (tfapremie ?? 0);
  return per === 'month' ? perMonth(monthlyPrice(yearly)) : formatYearlyKroner(yearly);
}

/** For instance '1 dag' or '2 dager' (A5.9). */
export const daysText = (count: number): string => `${count} ${count === 1 ? 'dag' : 'dager'}`;

/** How long the proposal is valid (B2.76). */
export const expiryText = (days: number): string => `Forsikringsforslaget utløper om ${daysText(days)}`;

/** The day of it. */
export const expiryDay = (days: number, today: IsoDate): string => formatDate(daysAfter(days, today));

export const sortedOffers = ({ tilbudList }: Pick<Proposals, 'tilbudList'>): readonly Offer[] =>
  [...tilbudList].sort(byInsuranceText);

/** The address of an offer's own page (B2.16). */
export const offerAddress = ({ produkt, forsikringstekst, forsikringsnummer, versjon }: Offer): string =>
  detailAddress(`tilbud/${productFace(produkt, forsikringstekst).stateName}`, forsikringsnummer, versjon);

/** The parts of an address that identify an offer. The state name in it is not trusted (C4.7). */
export interface OfferKey {
  readonly forsikringsnummer: string;
  readonly version: string;
}

export const offerAt = (offers: readonly Offer[], { forsikringsnummer, version }: OfferKey): Offer | null =>
  offers.find(
    (offer) => offer.forsikringsnummer === forsikringsnummer && String(offer.versjon) === version,
  ) ?? null;

/** An offer with the adviser, and how long it is valid. */
export interface OpenedOffer extends Pick<Proposals, 'radgiver' | 'antallDagerTilgjenglig'> {
  readonly offer: Offer;
}

/** The offer at an address; null if the proposal has none. */
export function openedOffer(
  { tilbudList, radgiver, antallDagerTilgjenglig }: Proposals,
  key: OfferKey,
): OpenedOffer | null {
  const offer = offerAt(tilbudList, key);
  return offer && { offer, radgiver, antallDagerTilgjenglig };
}
