import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { repeatsPersonCustomer } from '#domain/errors/automatic-retry.ts';
import { PersonCustomer } from '#domain/shared/person-customer.ts';
import * as paths from '#domain/shared/read-paths.ts';

/**
 * Loads the person customer (A7.3). Called only for visitors with a `fodselsnummer` in the identification who are not in
 * another bank, after the bank's configuration has loaded.
 */
export const getPersonCustomer = (): Promise<PersonCustomer> =>
  read(keys.personCustomer, paths.personCustomer, PersonCustomer, { retryIf: repeatsPersonCustomer });
