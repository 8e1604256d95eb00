import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { repeatsPersonCustomer } from '#domain/errors/automatic-retry.ts';
import { PersonCustomer } from '#domain/shared/person-customer.ts';

/**
 * A7.3. Only for visitors with a fodselsnummer in the identification who are not in another bank, and once the bank's
 * configuration is there.
 */
export const getPersonCustomer = (): Promise<PersonCustomer> =>
  read(keys.personCustomer, '/person/kunde', PersonCustomer, { retryIf: repeatsPersonCustomer });
