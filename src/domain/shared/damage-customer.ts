import { boolean, number, string, type } from 'superstruct';
import { eachOf, lenient, listOf, maybe, part, text, type Wire } from './wire.ts';

/**
 * The required fields are those that a row, its address or its status needs. An invalid value of `maybe` makes the policy
 * unreadable, because a price or a status without it would be wrong; an invalid value of another field counts as missing.
 */
const version = {
  forsikringsnummer: string(),
  versjon: number(),
  produkt: text(),
  produktkode: lenient(string()),
  forsikringstekst: text(),
  info: lenient(string()),
  status: string(),
  akseptPaaVent: maybe(boolean()),
  periode: part(type({ fra: text(), til: lenient(string()) })),
  terminer: maybe(string()),
  betalingsmate: lenient(string()),
  premie: maybe(number()),
  tfapremie: maybe(number()),
  brukPeriodepremie: maybe(boolean()),
  periodepremie: maybe(number()),
  pris: lenient(number()),
  kanEndreKmstand: lenient(boolean()),
  anbefalEndreKmstand: lenient(boolean()),
  kanEndres: lenient(boolean()),
  kanKjopes: lenient(boolean()),
  allowGrontKort: lenient(boolean()),
  selvadministrert: maybe(boolean()),
  forsikrede: lenient(type({ navn: text() })),
  forsikringsprodukt: lenient(
    type({
      produktkode: lenient(string()),
      produktnavn: lenient(string()),
      fagsystem: lenient(string()),
      canBePurchased: lenient(boolean()),
    }),
  ),
};

/** The renewed policy, with the same fields (A3.2). Only `versjon`, `periode` and `premie` are certain (B3.5). */
const NextVersion = type({
  ...version,
  forsikringsnummer: lenient(string()),
  produkt: lenient(string()),
  forsikringstekst: lenient(string()),
  status: lenient(string()),
});

export const DamagePolicy = type({ ...version, nesteVersjon: lenient(NextVersion) });

export type DamagePolicy = Wire<typeof DamagePolicy>;

/** The customer's adviser, as the server sends it. */
export const AdviserRecord = type({
  navn: text(),
  telefonnummer: lenient(type({ value: lenient(string()) })),
});

/** The fields that the pages use; the response has more (A3.1, B3.8). */
export const DamageCustomer = type({
  transaksjonsId: string(),
  kundetype: lenient(string()),
  kundestatus: lenient(string()),
  offentligId: lenient(string()),
  kundenummer: string(),
  fornavn: lenient(string()),
  etternavn: lenient(string()),
  legitimert: lenient(boolean()),
  bankForholdRegnr: maybe(string()),
  bankregnr: lenient(string()),
  betalingsmate: lenient(string()),
  gyldigAvtalegiro: lenient(boolean()),
  terminer: lenient(string()),
  adresse: lenient(
    type({
      gatenavn: lenient(string()),
      gatenummer: lenient(string()),
      oppgang: lenient(string()),
      postnummer: lenient(string()),
      poststed: lenient(string()),
    }),
  ),
  epostadresse: lenient(string()),
  telefonnummer: lenient(string()),
  radgiverDTO: lenient(AdviserRecord),
  deaktiverteProdukter: listOf(string()),
  forsikringer: eachOf(DamagePolicy),
  tilbud: lenient(eachOf(DamagePolicy)),
  radgiverTilbud: lenient(type({ tilbudList: listOf(type({ forsikringsnummer: lenient(string()) })) })),
  fordelsprogram: lenient(string()),
});

export type DamageCustomer = Wire<typeof DamageCustomer>;
