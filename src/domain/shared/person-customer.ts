import { boolean, number, string, type } from 'superstruct';
import { eachOf, lenient, part, text, type Wire } from './wire.ts';

/** The required fields are those of a policy's address; an invalid value of another field counts as missing (A3.3). */
const LifePolicy = type({
  forsikringsnummer: string(),
  versjon: number(),
  produktkode: text(),
  status: text(),
  helsestatus: lenient(string()),
  forsikringstekst: text(),
  forsikringssum: lenient(number()),
  pris: lenient(number()),
  periode: part(type({ fra: text(), til: lenient(string()) })),
  forsikrede: part(
    type({
      foedselsnummer: lenient(string()),
      organisasjonsnummer: lenient(string()),
      kundenummer: lenient(string()),
      navn: text(),
    }),
  ),
});

export type LifePolicy = Wire<typeof LifePolicy>;

/** The person customer (A3.3, B3.12). The national identity number has one of two names. */
export const PersonCustomer = type({
  fodselsnummer: lenient(string()),
  foedselsnummer: lenient(string()),
  organisasjonsnummer: lenient(string()),
  fornavn: lenient(string()),
  etternavn: lenient(string()),
  epost: lenient(string()),
  mobilnummer: lenient(string()),
  kundenummer: lenient(string()),
  gyldigAvtalegiro: lenient(boolean()),
  kontoId: lenient(string()),
  aktiveForsikringer: eachOf(LifePolicy),
  midlertidigeForsikringer: eachOf(LifePolicy),
});

export type PersonCustomer = Wire<typeof PersonCustomer>;
