import * as keys from '#api/keys.ts';
import { read } from '#api/read.ts';
import { repeatsDamageCustomer } from '#domain/errors/automatic-retry.ts';
import { DamageCustomer } from '#domain/shared/damage-customer.ts';

/** A7.2; a 404 is how the server says that there is no record. */
export const getDamageCustomer = (): Promise<DamageCustomer> =>
  read(keys.damageCustomer, '/skade/kunde', DamageCustomer, { retryIf: repeatsDamageCustomer });
