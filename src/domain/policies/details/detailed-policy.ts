import { boolean, type Infer, integer, number, string, type } from 'superstruct';
import { maybe } from '#domain/shared/wire.ts';

export const Period = type({ fra: string(), til: maybe(string()) });

/** The fields of the policy in every detail response (B3.1 to B3.7, B2.45). */
export const DetailedPolicy = type({
  forsikringsnummer: string(),
  versjon: integer(),
  produkt: string(),
  produktkode: maybe(string()),
  forsikringstekst: string(),
  info: maybe(string()),
  status: string(),
  akseptPaaVent: boolean(),
  helsestatus: maybe(string()),
  periode: Period,
  terminer: string(),
  betalingsmate: maybe(string()),
  premie: number(),
  tfapremie: maybe(number()),
  brukPeriodepremie: maybe(boolean()),
  periodepremie: maybe(number()),
  pris: number(),
  nesteVersjon: maybe(
    type({
      versjon: integer(),
      periode: Period,
      premie: number(),
      kanEndreKmstand: maybe(boolean()),
      anbefalEndreKmstand: maybe(boolean()),
    }),
  ),
  kanEndres: boolean(),
  kanEndreKmstand: maybe(boolean()),
  anbefalEndreKmstand: maybe(boolean()),
  allowGrontKort: boolean(),
  forsikrede: maybe(type({ navn: string() })),
  variantId: maybe(string()),
  selvadministrert: maybe(boolean()),
});

export type DetailedPolicy = Infer<typeof DetailedPolicy>;
