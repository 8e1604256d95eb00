import { array, boolean, number, string, type } from 'superstruct';
import { eachOf, lenient, maybe, type Wire } from './wire.ts';

const period = type({ fra: string(), til: maybe(string()) });

/** Fields that a row or its price needs must be valid; an invalid value of another field counts as missing. */
const version = {
  forsikringsnummer: string(),
  versjon: number(),
  produkt: string(),
  produktkode: lenient(string()),
  forsikringstekst: string(),
  info: lenient(string()),
  status: string(),
  akseptPaaVent: maybe(boolean()),
  periode: period,
  terminer: maybe(string()),
  betalingsmate: lenient(string()),
  premie: number(),
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
  forsikringsprodukt: lenient(
    type({
      produktkode: string(),
      produktnavn: string(),
      fagsystem: string(),
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

const DamagePolicy = type({ ...version, nesteVersjon: lenient(NextVersion) });

export type DamagePolicy = Wire<typeof DamagePolicy>;

/** The fields that the pages use; the response has more (A3.1, B3.8). */
export const DamageCustomer = type({
  transaksjonsId: string(),
  kundetype: lenient(string()),
  kundestatus: string(),
  offentligId: lenient(string()),
  kundenummer: string(),
  fornavn: lenient(string()),
  etternavn: lenient(string()),
  legitimert: lenient(boolean()),
  bankForholdRegnr: maybe(string()),
  bankregnr: lenient(string()),
  betalingsmate: string(),
  gyldigAvtalegiro: boolean(),
  terminer: lenient(string()),
  adresse: lenient(
    type({
      gatenavn: string(),
      gatenummer: lenient(string()),
      oppgang: lenient(string()),
      postnummer: string(),
      poststed: string(),
    }),
  ),
  epostadresse: lenient(string()),
  telefonnummer: lenient(string()),
  radgiverDTO: lenient(type({ navn: string(), telefonnummer: lenient(type({ value: string() })) })),
  deaktiverteProdukter: array(string()),
  forsikringer: eachOf(DamagePolicy),
  tilbud: lenient(eachOf(DamagePolicy)),
  radgiverTilbud: lenient(type({ tilbudList: eachOf(type({ forsikringsnummer: string() })) })),
  fordelsprogram: lenient(string()),
});

export type DamageCustomer = Wire<typeof DamageCustomer>;
