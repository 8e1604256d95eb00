import { boolean, number, string, type } from 'superstruct';
import { eachOf, maybe, type Wire } from './wire.ts';

const LifePolicy = type({
  forsikringsnummer: string(),
  versjon: number(),
  produktkode: string(),
  status: string(),
  helsestatus: maybe(string()),
  forsikringstekst: string(),
  forsikringssum: number(),
  pris: number(),
  periode: type({ fra: string(), til: maybe(string()) }),
  forsikrede: type({
    foedselsnummer: maybe(string()),
    organisasjonsnummer: maybe(string()),
    kundenummer: maybe(string()),
    navn: string(),
  }),
});

export type LifePolicy = Wire<typeof LifePolicy>;

/** The person customer (A3.3, B3.12). The national identity number has one of two names. */
export const PersonCustomer = type({
  fodselsnummer: maybe(string()),
  foedselsnummer: maybe(string()),
  organisasjonsnummer: maybe(string()),
  fornavn: string(),
  etternavn: string(),
  epost: maybe(string()),
  mobilnummer: maybe(string()),
  kundenummer: string(),
  gyldigAvtalegiro: boolean(),
  kontoId: maybe(string()),
  aktiveForsikringer: eachOf(LifePolicy),
  midlertidigeForsikringer: eachOf(LifePolicy),
});

export type PersonCustomer = Wire<typeof PersonCustomer>;
