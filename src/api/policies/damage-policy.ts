import { boolean, type Infer, number, optional, string, type } from 'superstruct';
import { maybe } from '#api/maybe.ts';

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
export const DamagePolicy = type({ ...version, nesteVersjon: maybe(type(version)) });

export type DamagePolicy = Infer<typeof DamagePolicy>;
