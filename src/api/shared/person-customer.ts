import { array, boolean, type Infer, number, optional, string, type } from 'superstruct';
import * as keys from '#api/keys.ts';
import { maybe } from '#api/maybe.ts';
import { read } from '#api/read.ts';
import { repeatsPersonCustomer } from '#domain/errors/automatic-retry.ts';

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
    foedselsnummer: optional(string()),
    organisasjonsnummer: optional(string()),
    kundenummer: optional(string()),
    navn: string(),
  }),
});

/** A3.3, B3.12; the national identity number comes under either of its names. */
const PersonCustomer = type({
  fodselsnummer: optional(string()),
  foedselsnummer: optional(string()),
  organisasjonsnummer: optional(string()),
  fornavn: string(),
  etternavn: string(),
  epost: maybe(string()),
  mobilnummer: maybe(string()),
  kundenummer: string(),
  gyldigAvtalegiro: boolean(),
  kontoId: maybe(string()),
  aktiveForsikringer: array(LifePolicy),
  midlertidigeForsikringer: array(LifePolicy),
});

export type PersonCustomer = Infer<typeof PersonCustomer>;

/**
 * A7.3. Only for who has a fodselsnummer in the identification, is not in another bank, and once the bank's
 * configuration is there.
 */
export const getPersonCustomer = (): Promise<PersonCustomer> =>
  read(keys.personCustomer, '/person/kunde', PersonCustomer, { retryIf: repeatsPersonCustomer });
