import { array, boolean, number, optional, string, type } from 'superstruct';
import { maybe, type Wire } from './wire.ts';

const version = {
  forsikringsnummer: string(),
  versjon: number(),
  produkt: string(),
  produktkode: optional(string()),
  forsikringstekst: string(),
  info: maybe(string()),
  status: string(),
  akseptPaaVent: boolean(),
  periode: type({ fra: string(), til: maybe(string()) }),
  terminer: string(),
  betalingsmate: optional(string()),
  premie: number(),
  tfapremie: optional(number()),
  brukPeriodepremie: optional(boolean()),
  periodepremie: optional(number()),
  pris: optional(number()),
  kanEndreKmstand: optional(boolean()),
  anbefalEndreKmstand: optional(boolean()),
  kanEndres: boolean(),
  kanKjopes: optional(boolean()),
  allowGrontKort: boolean(),
  selvadministrert: optional(boolean()),
  forsikringsprodukt: type({
    produktkode: string(),
    produktnavn: string(),
    fagsystem: string(),
    canBePurchased: optional(boolean()),
  }),
};

/** A3.2. The next version has the same shape; what comes after that one is not looked at. */
const DamagePolicy = type({ ...version, nesteVersjon: maybe(type(version)) });

export type DamagePolicy = Wire<typeof DamagePolicy>;

/** The fields that the pages use; the response has more (A3.1, B3.8). */
export const DamageCustomer = type({
  transaksjonsId: string(),
  kundetype: string(),
  kundestatus: string(),
  offentligId: optional(string()),
  kundenummer: string(),
  fornavn: optional(string()),
  etternavn: optional(string()),
  legitimert: boolean(),
  bankForholdRegnr: maybe(string()),
  bankregnr: optional(string()),
  betalingsmate: string(),
  gyldigAvtalegiro: boolean(),
  terminer: optional(string()),
  adresse: optional(
    type({
      gatenavn: string(),
      gatenummer: optional(string()),
      oppgang: optional(string()),
      postnummer: string(),
      poststed: string(),
    }),
  ),
  epostadresse: optional(string()),
  telefonnummer: optional(string()),
  radgiverDTO: optional(type({ navn: string(), telefonnummer: optional(type({ value: string() })) })),
  deaktiverteProdukter: array(string()),
  forsikringer: array(DamagePolicy),
  tilbud: array(DamagePolicy),
  radgiverTilbud: optional(type({ tilbudList: array(type({ forsikringsnummer: string() })) })),
  fordelsprogram: maybe(string()),
});

export type DamageCustomer = Wire<typeof DamageCustomer>;
